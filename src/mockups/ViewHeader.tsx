import type { ReactNode } from 'react'

type ViewHeaderProps = { title: string; note: string; children?: ReactNode }

/** What the view is, a line about it, and what may be done with it. */
export function ViewHeader({ title, note, children }: ViewHeaderProps) {
  return (
    <div className="mockup-view-header">
      <div>
        <p className="mockup-title">{title}</p>
        <p className="mockup-note">{note}</p>
      </div>
      {children}
    </div>
  )
}
