import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type InlineHashes, inlineHashes } from './inline-hashes.ts'

/** One encoding of a page: its bytes and headers. */
export type PageVariant = { body: Buffer; etag: string; headers: Readonly<Record<string, string>> }

/** A built page in memory; `br` and `gzip` exist if the build wrote a compressed copy. */
export type Page = {
  plain: PageVariant
  br?: PageVariant
  gzip?: PageVariant
  inline: InlineHashes
  /** The policy that the page states in a `meta` element, with a rule against frames, which only a header can have */
  ownPolicy?: string
}

const POLICY_ELEMENT = /<meta http-equiv="content-security-policy" content="([^"]+)"/

/**
 * Loads a page with its compressed copies.
 * @param file absolute path of the HTML file
 */
export function loadPage(file: string): Page {
  const body = readFileSync(file)
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const variant = (bytes: Buffer, suffix: string, encoding?: string): PageVariant => ({
    body: bytes,
    etag: `"${digest}${suffix}"`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      vary: 'accept-encoding',
      etag: `"${digest}${suffix}"`,
      'content-length': String(bytes.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
  const [, policy] = POLICY_ELEMENT.exec(body.toString('utf8')) ?? []
  return {
    ...(policy && { ownPolicy: `${policy.replaceAll('&#39;', "'")}; frame-ancestors 'none'` }),
    inline: inlineHashes(body.toString('utf8')),
    plain: variant(body, ''),
    ...(existsSync(`${file}.br`) && { br: variant(readFileSync(`${file}.br`), '-br', 'br') }),
    ...(existsSync(`${file}.gz`) && { gzip: variant(readFileSync(`${file}.gz`), '-gz', 'gzip') }),
  }
}
