/** Scroll distance after which the header shows its border and background (docs/requirements.md#limits). */
const HEADER_CHANGE_PX = 20

const header = document.querySelector('[data-header]') as Element
const onScroll = () => header.classList.toggle('is-scrolled', scrollY > HEADER_CHANGE_PX)
addEventListener('scroll', onScroll)
// Wait for the next frame: reading scrollY now would force a layout before the fonts are loaded.
requestAnimationFrame(onScroll)
