/**
 * Sheets that no first view needs come as if they were for paper, so that nothing waits for them. They count once the
 * page stands, but for a sheet of faces: of these, those join that the build has found the page to need
 * (scripts/build/late-faces.ts), and only with their files, for a face without its file makes the browser set all
 * lines in a stand-in meanwhile, which is seen, and costs more than all other layout.
 */
addEventListener('load', () => (self.requestIdleCallback ?? setTimeout)(() => join()))

async function join(): Promise<void> {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-after]')) {
    const { faces } = sheet.dataset
    if (faces) await joinFaces(JSON.parse(faces))
    else sheet.media = 'all'
  }
}

async function joinFaces(faces: ConstructorParameters<typeof FontFace>[]): Promise<void> {
  const settled = await Promise.allSettled(faces.map((face) => new FontFace(...face).load()))
  for (const { value } of settled as { value?: FontFace }[]) if (value) document.fonts.add(value)
}
