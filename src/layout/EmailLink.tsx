/** A link that breaks before the @ or a dot. Without aria-label, screen readers would read spaces at breaks. */
export function EmailLink({ className, email }: { className: string | undefined; email: string }) {
  const [name, domain = ''] = email.split('@')
  const [host, ...rest] = domain.split('.')
  return (
    <a className={className} href={`mailto:${email}`} aria-label={email} translate="no">
      {name}
      <wbr />
      <span>
        @{host}
        <wbr />.{rest.join('.')}
      </span>
    </a>
  )
}
