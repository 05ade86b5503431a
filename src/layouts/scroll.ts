/** How far a page is scrolled before the header changes, in px (specification section 9). */
const SCROLLED = 20

const header = document.querySelector('[data-header]')
const onScroll = () => header?.classList.toggle('is-scrolled', scrollY > SCROLLED)
addEventListener('scroll', onScroll, { passive: true })
onScroll()

// Reveal, once, when a part comes into view. The head of the page sets `js` only where motion is welcome,
// so without scripts or with reduced motion everything is simply there.
const revealed = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      target.classList.add('is-in')
      revealed.unobserve(target)
    }
  },
  { rootMargin: '0px 0px -8% 0px', threshold: 0.04 },
)
const parts = document.querySelectorAll('[data-reveal], [data-made]')
for (const part of parts) revealed.observe(part)
addEventListener('beforeprint', () => {
  for (const part of parts) part.classList.add('is-in')
})
