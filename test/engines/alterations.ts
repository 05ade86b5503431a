/** What translators and extensions do to a page. Each function runs in the page, so it uses no variables from outside. */
export const ALTERATIONS = {
  'a translator wraps all texts': wrapTexts,
  'extensions add nodes and attributes': addNodes,
} as const

/** Wraps every text in two nested `font` elements, as Chrome's translator does. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.parentElement?.closest('script, style, template, noscript, option, textarea')) continue
    if (!text.nodeValue?.trim()) continue
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    text.parentNode?.replaceChild(outer, text)
    outer.append(inner)
    inner.append(text)
  }
}

/** Adds nodes around fields and at both ends of forms and lists, and attributes, as password managers and writing aids do. */
function addNodes(): void {
  const node = () => document.createElement('grammarly-extension')
  for (const field of document.querySelectorAll('input, textarea, select')) {
    field.before(node())
    field.after(node())
    field.setAttribute('data-lastpass-id', '1')
  }
  for (const container of document.querySelectorAll('form, main ul, main ol, main li, astro-island')) {
    container.prepend(node())
    container.append(node())
  }
  document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1')
  document.body.append(node())
}
