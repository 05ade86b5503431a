import { optimize } from 'svgo'

const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

/** Returns the elements of an SVG in the order of their start tags. @throws if the text is not well-formed XML */
export function readXml(text: string) {
  if (FORBIDDEN.test(text)) throw new Error('a character that XML does not allow')
  const elements: { name: string; attributes: Map<string, string> }[] = []
  const enter = ({ name, attributes }: { name: string; attributes: Record<string, string> }) =>
    void elements.push({ name, attributes: new Map(Object.entries(attributes)) })
  optimize(text, { plugins: [{ name: 'read', fn: () => ({ element: { enter } }) }] })
  return elements
}
