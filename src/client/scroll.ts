/** Scroll distance in px after which the header changes (docs/requirements.md#limits). */
const SCROLLED = 20

const header = document.querySelector('[data-header]') as Element
const onScroll = () => header.classList.toggle('is-scrolled', scrollY > SCROLLED)
addEventListener('scroll', onScroll)
// With the next frame: asked at once, the page would be laid out before its fonts are there, and then again.
requestAnimationFrame(onScroll)

// Reveal, once, when a part comes into view. The head of the page sets `js` only where motion is welcome,
// so without scripts or with reduced motion everything is simply there.
const revealed = new IntersectionObserver(
  (entries) => {
    for (const entry of entries) if (entry.isIntersecting) entry.target.classList.add('is-in')
  },
  { rootMargin: '0% 0% -8%', threshold: 0.04 },
)
for (const part of document.querySelectorAll('[data-reveal],[data-reveal-weight]')) revealed.observe(part)
// On paper everything is simply there.
addEventListener('beforeprint', () => {
  document.documentElement.className = ''
})
