/** Delay after the load event, in ms. By then the browser has painted the page. */
const PAINT_DELAY_MS = 200

// The template contains the link to the web manifest. Loaded earlier, it would delay the first paint.
const template = document.querySelector('[data-deferred]') as HTMLTemplateElement
addEventListener('load', () => setTimeout(() => document.head.append(template.content), PAINT_DELAY_MS))
