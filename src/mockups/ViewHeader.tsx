import type { ReactNode } from 'react'

type ViewHeaderProps = { title: string; note: string; children?: ReactNode }

/** Title, note and actions of a view. */
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
