/** Scroll distance after which the header shows its border and background (docs/requirements.md#limits). */
const HEADER_CHANGE_PX = 20

const header = document.querySelector('[data-header]') as Element
const onScroll = () => header.classList.toggle('is-scrolled', scrollY > HEADER_CHANGE_PX)
addEventListener('scroll', onScroll)
// Wait for the next frame: reading scrollY now would force a layout before the fonts are loaded.
requestAnimationFrame(onScroll)

// Reveals each element once, when it comes into view. The style sheet hides elements only under the class `js`. A
// script in the head sets the class, unless the visitor prefers reduced motion.
const revealed = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) if (entry.isIntersecting) entry.target.classList.add('is-in')
  },
  { rootMargin: '0% 0% -8%', threshold: 0.04 },
)
for (const part of document.querySelectorAll('[data-reveal],[data-reveal-weight]')) revealed.observe(part)
// Without the class `js` all elements are visible, so that all are printed.
addEventListener('beforeprint', () => {
  document.documentElement.className = ''
})
