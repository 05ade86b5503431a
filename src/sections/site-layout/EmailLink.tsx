/**
 * A link to an email address. In a narrow column it breaks before the @, and if the domain is still too long before a dot.
 * The label keeps the address in one piece: browsers put blanks where the boxes of the visible text begin.
 */
export function EmailLink({ className, email }: { className: string | undefined; email: string }) {
  const [name, domain = ''] = email.split('@')
  const [host, ...rest] = domain.split('.')
  return (
    <a className={className} href={`mailto:${email}`} aria-label={email}>
      {name}
      <wbr />
      <span>
        @{host}
        <wbr />.{rest.join('.')}
      </span>
    </a>
  )
}
