/** One measured value of a scenario, and the expected value. */
export type Check = {
  name: string
  actual: string
  expected: string
  pass: boolean
  /** True for a duration. Durations depend on the load of the machine, so `npm run test:slow` only warns about them. */
  isTiming?: boolean
}

/** `short` is the form that `npm run test:slow` runs. */
export type Size = 'short' | 'full'

export type Scenario = {
  /** Returns why the scenario cannot run on this machine, or undefined if it can. */
  missing?: () => string | undefined
  run: (size: Size) => Promise<Check[]>
}

/** Checks that a value is exactly the expected one. */
export function exactly(name: string, actual: number, expected: number): Check {
  return { name, actual: String(actual), expected: String(expected), pass: actual === expected }
}

/** Checks that a value is not larger than the maximum. */
export function atMost(name: string, actual: number, max: number, unit = ''): Check {
  return {
    name,
    actual: `${format(actual)}${unit}`,
    expected: `≤ ${format(max)}${unit}`,
    pass: actual <= max,
    isTiming: / m?s$/.test(unit),
  }
}

/** Checks that a value is not smaller than the minimum. */
export function atLeast(name: string, actual: number, min: number, unit = ''): Check {
  return { name, actual: `${format(actual)}${unit}`, expected: `≥ ${min}${unit}`, pass: actual >= min }
}

/** Checks that a condition is true. */
export function checkTrue(name: string, actual: boolean): Check {
  return { name, actual: actual ? 'yes' : 'no', expected: 'yes', pass: actual }
}

/** Returns a quantile of the values, such as p95 for a share of 0.95. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function format(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0)
}
