import type { ServiceTerms } from '#src/content/schemas/service.ts'

/** Millions of naira between two lines of the axis. */
export const STEP = 10

/** Returns a sum like `₦8.5 million` or `₦650,000` in millions. */
export function millionsOf(sum: string): number {
  const digits = Number(sum.replace(/[^\d.]/g, ''))
  return sum.endsWith('million') ? digits : digits / 1e6
}

/** Returns the millions at the end of an axis for the prices of all services: an even number of steps. */
export function endOfAxis(services: readonly { terms: ServiceTerms }[]): number {
  const dearest = Math.max(...services.map(({ terms }) => millionsOf(terms.usual.to)))
  return 2 * STEP * Math.ceil(dearest / (2 * STEP))
}
