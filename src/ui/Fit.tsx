import type { ReactNode } from 'react'
import { emsOfLongestWord } from './text-width.ts'

/** Large text, which is smaller in a column that is narrower than its longest word. `children` are the text with its markup. */
export function Fit({ text, children = text }: { text: string; children?: ReactNode }) {
  return (
    <span className="fit">
      <span data-ems={emsOfLongestWord(text)}>{children}</span>
    </span>
  )
}
