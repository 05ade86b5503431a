/** One value that a scenario measured, and the value that it must have. */
export type Check = {
  name: string
  actual: string
  expected: string
  pass: boolean
  /** True for a duration: it depends on the load of the machine, so `npm test` only warns about it. */
  isTiming?: boolean
}

/** `short` is the form for `npm test`, `full` the one whose results are in docs/reliability.md. */
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

/** Checks that something is the case. */
export function isTrue(name: string, actual: boolean): Check {
  return { name, actual: actual ? 'yes' : 'no', expected: 'yes', pass: actual }
}

/** Returns the value that this share of the values does not exceed: 0.95 for p95. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function format(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0)
}
