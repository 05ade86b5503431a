import { dots as drawn } from './prototype.js'
export function dots(
  groups: readonly number[],
  options: { w?: number | undefined; dyed?: number | undefined } = {},
): string {
  return drawn(groups, { ...(options.w && { w: options.w }), done: options.dyed ?? 0 })
}
