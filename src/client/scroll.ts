/** Scroll distance after which the header changes (docs/requirements.md#limits). */
const HEADER_CHANGE_PX = 20

const header = document.querySelector('[data-header]') as Element
const onScroll = () => header.classList.toggle('is-scrolled', scrollY > HEADER_CHANGE_PX)
addEventListener('scroll', onScroll)
// In the next frame, because reading scrollY now would force a layout before the fonts are loaded.
requestAnimationFrame(onScroll)

// Reveals each part once, when it comes into view. Without the class `js`, which the head sets unless the visitor
// prefers reduced motion, all parts are visible from the start.
const revealed = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) if (entry.isIntersecting) entry.target.classList.add('is-in')
  },
  { rootMargin: '0% 0% -8%', threshold: 0.04 },
)
for (const part of document.querySelectorAll('[data-reveal],[data-reveal-weight]')) revealed.observe(part)
// Print all parts, revealed or not.
addEventListener('beforeprint', () => {
  document.documentElement.className = ''
})
