import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

type PictureLinkProps = { href: string; className?: string | undefined; children: ReactNode }

/** A picture that links to the page of its entry. Keyboards and screen readers use the title next to it, with the same link. */
export function PictureLink({ href, className, children }: PictureLinkProps) {
  return (
    <a className={classNames('reveal', className)} href={href} tabIndex={-1} aria-hidden="true">
      {children}
    </a>
  )
}
