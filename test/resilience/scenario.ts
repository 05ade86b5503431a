/** One figure that a proof measured, beside what it must be. */
export type Figure = {
  what: string
  measured: string
  wanted: string
  ok: boolean
  /** Depends on how busy the machine is; tests that run beside others do not hold the server to it. */
  isTiming?: boolean
}

/** How much a proof does: a little in `npm test`, all of it in `npm run prove`. */
export type Size = 'short' | 'long'

export type Proof = {
  name: string
  /** What cannot be proved on this machine, as a sentence; undefined where it can. */
  missing?: () => string | undefined
  run(size: Size): Promise<Figure[]>
}

/** What `npm run prove -- --json` prints of a proof. */
export type ProofReport = { name: string; missing: string | undefined; figures: Figure[] }

/** A number that must be exactly this. */
export function exactly(what: string, measured: number, wanted: number): Figure {
  return { what, measured: String(measured), wanted: String(wanted), ok: measured === wanted }
}

/** A number that must not be larger. */
export function atMost(what: string, measured: number, most: number, unit = ''): Figure {
  return {
    what,
    measured: `${rounded(measured)}${unit}`,
    wanted: `≤ ${rounded(most)}${unit}`,
    ok: measured <= most,
    isTiming: / m?s$/.test(unit),
  }
}

/** A number that must not be smaller. */
export function atLeast(what: string, measured: number, least: number, unit = ''): Figure {
  return { what, measured: `${rounded(measured)}${unit}`, wanted: `≥ ${least}${unit}`, ok: measured >= least }
}

/** The value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** @returns whether it came true in time */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  withinMs: number,
  everyMs = 50,
): Promise<boolean> {
  const deadline = performance.now() + withinMs
  while (!(await isTrue())) {
    if (performance.now() > deadline) return false
    await wait(everyMs)
  }
  return true
}

function rounded(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0)
}
