import { tenth } from '../coordinates.ts'

/** A thumbprint. */
export function Thumbprint() {
  const ridges = [3, 6.5, 10, 13.5, 17, 20.5].map(
    (r) =>
      `M${tenth(56 - r)} ${tenth(494 + r * 0.9)}c${tenth(-r * 0.3)} ${tenth(-r * 2.7)} ${tenth(r * 2.3)} ${tenth(-r * 2.7)} ${tenth(r * 2)} ${tenth(r * 0.15)}`,
  )
  return (
    <path
      className="form-thumb"
      d={`${ridges.join('')}M42 516q14 -7 28 -1M45 521q11 -5 22 0M39 511q16 -9 34 -2`}
    />
  )
}
