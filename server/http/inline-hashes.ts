import { createHash } from 'node:crypto'

/** CSP sources (`'sha256-...'`) of inline scripts and styles, sorted. */
export type InlineHashes = { scriptHashes: string[]; styleHashes: string[] }

const SCRIPT_ELEMENT = /<script\b(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>(?<text>[\s\S]*?)<\/script\s*>/gi
const STYLE_ELEMENT = /<style\b(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>(?<text>[\s\S]*?)<\/style\s*>/gi
const EXECUTABLE_TYPES = [
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
]

/** Returns the hashes of the inline scripts and styles in a page's source. */
export function inlineHashes(source: string): InlineHashes {
  return {
    scriptHashes: hashElements(source, SCRIPT_ELEMENT, isInlineScript),
    styleHashes: hashElements(source, STYLE_ELEMENT, () => true),
  }
}

/** Returns false for data blocks like JSON-LD, which are not executed, and for external scripts, which `'self'` allows. */
function isInlineScript(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?(?<type>[^\s"'>]*)/i.exec(attributes)?.groups?.type?.toLowerCase() ?? ''
  return EXECUTABLE_TYPES.includes(type) && !/\bsrc\s*=/i.test(attributes)
}

function hashElements(
  source: string,
  element: RegExp,
  isIncluded: (attributes: string) => boolean,
): string[] {
  const matches = [...source.matchAll(element)].filter(({ groups }) => isIncluded(groups?.attributes ?? ''))
  const sha256 = (text = '') => createHash('sha256').update(text).digest('base64')
  return [...new Set(matches.map(({ groups }) => `'sha256-${sha256(groups?.text)}'`))].sort()
}
