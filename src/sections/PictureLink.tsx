import type { ReactNode } from 'react'

type PictureLinkProps = { href: string; className?: string | undefined; children: ReactNode }

/** A picture that links to the page of its entry. Keyboards and screen readers use the title next to it, with the same link. */
export function PictureLink({ href, className, children }: PictureLinkProps) {
  return (
    <a className={className} data-reveal="downwards" href={href} tabIndex={-1} aria-hidden="true">
      {children}
    </a>
  )
}
