import { passage as drawn } from './prototype.js'
export type PassageOptions = {
  w?: number | undefined
  h?: number | undefined
  vertical?: boolean | undefined
  threads?: number | undefined
  slot?: string | undefined
}
export function passage(id: string, options: PassageOptions = {}): string {
  const { threads, ...rest } = options
  return drawn(id, { ...rest, ...(threads && { n: threads }) })
}
