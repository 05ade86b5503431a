/** Runs in the page: waits until observers have reacted to the last change and all finite animations have ended. */
export async function finishAnimations(): Promise<void> {
  // Intersection observers run at the end of a frame, so their changes are applied in the next one.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
