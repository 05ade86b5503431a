/** Delay after the load event, in ms. By then the browser has painted the page. */
const PAINT_DELAY_MS = 100

/** Scroll distance after which the header shows its border and background (docs/requirements.md#limits). */
const HEADER_CHANGE_PX = 20

// The template contains the script after-load.ts and the link to the web manifest. Loaded earlier, they would delay the first paint.
const deferred = document.querySelector('[data-deferred]') as HTMLTemplateElement
addEventListener('load', () => setTimeout(() => document.head.append(deferred.content), PAINT_DELAY_MS))

const header = document.querySelector('[data-header]') as Element
const onScroll = () => header.classList.toggle('is-scrolled', scrollY > HEADER_CHANGE_PX)
addEventListener('scroll', onScroll)
// Wait for the next frame: reading scrollY now would force a layout before the fonts are loaded.
requestAnimationFrame(onScroll)
