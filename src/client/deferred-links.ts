/** Time after the load event by which the page is painted, in ms. */
const PAINT_DELAY_MS = 200

// Fonts that few words need, and the web manifest. A request before the first paint would delay it.
const template = document.querySelector('[data-deferred]') as HTMLTemplateElement
const append = () => document.head.append(template.content)

// A visitor who comes from another page of the site has them in the cache already.
if (document.referrer.startsWith(`${location.origin}/`)) append()
else addEventListener('load', () => setTimeout(append, PAINT_DELAY_MS))
