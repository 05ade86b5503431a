type EmailLinkProps = { className: string | undefined; email: string }

/** A link to an email address. In a narrow column the address breaks before the @. */
export function EmailLink({ className, email }: EmailLinkProps) {
  const [name, domain] = email.split('@')
  return (
    <a className={className} href={`mailto:${email}`}>
      {name}
      <wbr />@{domain}
    </a>
  )
}
