/** Returns the texts of the TXT records of a name, each joined to one; rejects if there are none, like `resolveTxt` of `node:dns/promises`. */
export type ResolveTxt = (name: string) => Promise<string[][]>

/** Selectors of DKIM keys that mail providers use. A key with another selector cannot be found: DNS has no list of names. */
const USUAL_SELECTORS = [
  ...['default', 'dkim', 'mail', 'google', 'zoho', 'zmail', 'selector1', 'selector2', 's1', 's2', 'k1', 'k2'],
  ...['mandrill', 'mailjet', 'brevo', 'mail1', 'fm1', 'protonmail', 'titan1', 'hostingermail-a', 'resend'],
]

/** Finds which of SPF, DKIM and DMARC a sender's domain lacks (docs/operations.md#mail-records). @throws without an answer of DNS */
export async function findMailRecordFaults(from: string, resolve: ResolveTxt): Promise<string[]> {
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const spf = (await textsOf(resolve, domain)).filter((text) => /^v=spf1( |$)/i.test(text))
  const keys = await Promise.all(
    USUAL_SELECTORS.map((selector) => textsOf(resolve, `${selector}._domainkey.${domain}`)),
  )
  const faults = [
    spf.length === 0 && `${domain} has no SPF record: add a TXT record like "v=spf1 include:… -all".`,
    spf.length > 1 && `${domain} has ${spf.length} SPF records, so none counts: join them into one.`,
    spf.length === 1 &&
      /\s\+?all\b/i.test(spf[0] ?? '') &&
      `The SPF record of ${domain} ends with +all, so anybody may send as you: end it with -all.`,
    !keys.flat().some((text) => /\bp=[\w+/]/.test(text)) &&
      `No DKIM key was found for ${domain}: add the record that your mail provider shows, unless its selector is unusual.`,
    !(await findDmarc(resolve, domain)) &&
      `${domain} has no DMARC record: add a TXT record of _dmarc.${domain}, at least "v=DMARC1; p=none".`,
  ]
  return faults.filter((fault) => fault !== false)
}

/** Returns whether the domain or one above it has a DMARC record, because a subdomain follows the one of its organisation. */
async function findDmarc(resolve: ResolveTxt, domain: string): Promise<boolean> {
  const texts = await textsOf(resolve, `_dmarc.${domain}`)
  if (texts.some((text) => /^v=DMARC1\s*;/i.test(text))) return true
  const parent = domain.slice(domain.indexOf('.') + 1)
  return parent.includes('.') && findDmarc(resolve, parent)
}

async function textsOf(resolve: ResolveTxt, name: string): Promise<string[]> {
  try {
    return (await resolve(name)).map((parts) => parts.join('').trim())
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(String((error as { code?: unknown }).code))) return []
    throw error
  }
}
