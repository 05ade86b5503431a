import { selvedge as drawn } from './prototype.js'
export function selvedge(
  id: string,
  options: { thread?: number | undefined; ends?: number | undefined; slot?: string | undefined } = {},
): string {
  return drawn(id, { u: options.thread ?? 4, n: options.ends ?? 9 }).replace(/ style="[^"]*"/, '')
}
