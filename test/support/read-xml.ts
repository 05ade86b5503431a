/** An XML element with its attribute values as written in the file: entities are not decoded. */
export type XmlElement = { name: string; attributes: Map<string, string> }

/**
 * Parses an SVG as XML: one root, all elements closed, attribute values quoted, names unique, characters escaped.
 * @returns all elements in the order of their start tags
 * @throws if the text is not well formed
 */
export function readXml(text: string): XmlElement[] {
  const elements: XmlElement[] = []
  const open: string[] = []
  let rest = text.replace(/^<!--.*?-->\s*/s, '').trimEnd()
  if (FORBIDDEN.test(rest)) throw new Error('a character that XML does not allow')
  while (rest) {
    const [token, closing, name = '', attributes = '', alone] = TOKEN.exec(rest) ?? []
    if (token === undefined) throw new Error(`not well formed at: ${rest.slice(0, 60)}`)
    rest = rest.slice(token.length)
    if (!name) {
      if (open.length === 0) throw new Error('text outside the root')
      continue
    }
    if (open.length === 0 && elements.length > 0)
      throw new Error('a second root, or a root that is closed twice')
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> has no start tag`)
      continue
    }
    elements.push({ name, attributes: readAttributes(attributes) })
    if (!alone) open.push(name)
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} not closed`)
  return elements
}

const VALUE = '"(?:[^<&"]|&(?:#\\d+|#x[\\da-f]+|amp|lt|gt|quot|apos);)*"'
const ATTRIBUTE = `\\s+[A-Za-z][\\w:-]*=${VALUE}`
const TOKEN = new RegExp(`^(?:<(/)?([A-Za-z][\\w:-]*)((?:${ATTRIBUTE})*)\\s*(/)?>|[^<&]+)`)
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (attributes.has(name)) throw new Error(`${name} occurs twice`)
    attributes.set(name, value)
  }
  return attributes
}
