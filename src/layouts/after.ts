/** How long after its load a page is surely on the screen, in ms. */
const PAINTED_MS = 200

/**
 * What no first view needs is asked for once the page stands: every request before the first words costs a slow
 * network a round trip. Until then such a link says only what it will be (`data-after`), drawings below are cut away
 * (styles/base.css).
 *
 * Of the rare faces those join that the build has found the page to need (scripts/build/late-faces.ts), and only with
 * their files: a face without its file makes the browser set all lines in a stand-in meanwhile, which is seen, and
 * costs more than all other layout. Their sheet itself is for words that come later (islands/join-all-faces.ts).
 */
addEventListener('load', () => setTimeout(fetchTheRest, PAINTED_MS))

function fetchTheRest(): void {
  document.documentElement.classList.add('stands')
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-after]'))
    link.rel = link.dataset.after ?? ''
  const faces = document.querySelector<HTMLLinkElement>('link[data-faces]')?.dataset.faces
  if (faces) void joinFaces(JSON.parse(faces))
}

async function joinFaces(faces: ConstructorParameters<typeof FontFace>[]): Promise<void> {
  const settled = await Promise.allSettled(faces.map((face) => new FontFace(...face).load()))
  for (const { value } of settled as { value?: FontFace }[]) if (value) document.fonts.add(value)
}
