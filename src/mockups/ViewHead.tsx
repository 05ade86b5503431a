import type { ReactNode } from 'react'

type ViewHeadProps = { title: string; note: string; children?: ReactNode }

/** What the view is, a line about it, and what may be done with it. */
export function ViewHead({ title, note, children }: ViewHeadProps) {
  return (
    <div className="screen-top">
      <div>
        <p className="screen-title">{title}</p>
        <p className="screen-note">{note}</p>
      </div>
      {children}
    </div>
  )
}
