/** Delay after the load event, in ms. By then the browser has painted the page. */
const PAINT_DELAY_MS = 200

// The template contains the link to the web manifest. Loaded earlier, it would delay the first paint.
const template = document.querySelector('[data-deferred]') as HTMLTemplateElement
const append = () => document.head.append(template.content)

// After another page of the site, the file is in the browser's cache, so there is no need to wait.
if (document.referrer.startsWith(`${location.origin}/`)) append()
else addEventListener('load', () => setTimeout(append, PAINT_DELAY_MS))
