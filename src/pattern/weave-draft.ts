import { draft } from './prototype.js'
export type Weave = 'plain weave' | 'two-two twill' | 'basket' | 'herringbone' | 'satin'
export const WEAVES: readonly Weave[] = ['plain weave', 'two-two twill', 'basket', 'herringbone', 'satin']
export function weaveDraft(
  threads: number,
  weave: Weave,
  options: { slot?: string | undefined } = {},
): string {
  return draft(threads, WEAVES.indexOf(weave)).replaceAll('wv', `wv${options.slot ?? ''}`)
}
