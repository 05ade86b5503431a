/** A title that is a link. The link is underlined only on hover. */
export function TitleLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="plain-link" href={href}>
      {children}
    </a>
  )
}
