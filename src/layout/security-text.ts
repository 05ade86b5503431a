/**
 * Returns the text of security.txt (RFC 9116). It expires at the start of the eleventh month after the build, because the RFC
 * recommends less than a year; a later build renews it.
 */
export function securityText({ email, url, builtAt }: { email: string; url: string; builtAt: Date }): string {
  const expiresAt = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + 11))
  const fields = [
    `Contact: mailto:${email}`,
    `Expires: ${expiresAt.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url}`,
  ]
  return `${fields.join('\n')}\n`
}
