/** How long after its load a page is surely on the screen, in ms. */
const PAINTED_MS = 200

/** How long the page waits for its rare faces, in ms: a request that stalls must not hold back what comes after. */
const FACES_MS = 4000

/**
 * What no first view needs is asked for once the page stands: every request before the first words costs a slow
 * network a round trip. Until then such a link says only what it will be (`data-after`).
 *
 * Of the rare faces those join that the build has found the page to need (scripts/build/late-faces.ts), all at once, so
 * that the page is laid out once, and only with their files: a face without its file makes the browser set all lines in
 * a stand-in meanwhile, which is seen, and costs more than all other layout. One that cannot be fetched is left out.
 * The products' screens, which are full of such letters, are drawn after that.
 * The sheet of faces itself is for words that come later (islands/join-all-faces.ts).
 */
addEventListener('load', () => setTimeout(fetchTheRest, PAINTED_MS))

async function fetchTheRest(): Promise<void> {
  // A page built last year is read this year.
  ;(document.querySelector('[data-year]') as Element).textContent = `${new Date().getFullYear()}`
  const links = document.querySelectorAll<HTMLLinkElement>('[data-after]')
  for (const link of links) if (link.as) link.rel = 'preload'
  const needed: ConstructorParameters<typeof FontFace>[] = JSON.parse(
    (document.querySelector('[data-faces]') as HTMLLinkElement).dataset.faces as string,
  )
  const faces = needed.map((face) => new FontFace(...face))
  const loading = Promise.allSettled(faces.map((face) => face.load()))
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, FACES_MS))])
  for (const face of faces) if (face.status === 'loaded') document.fonts.add(face)
  for (const link of links) link.rel = link.dataset.after as string
  // Parts below the first view have waited (styles/base.css): one a frame, so that no frame is long.
  for (const part of document.querySelectorAll<HTMLElement>('main>*,main>article>*,footer')) {
    part.style.contentVisibility = 'visible'
    await new Promise(requestAnimationFrame)
  }
}
