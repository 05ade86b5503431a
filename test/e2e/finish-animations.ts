/** Runs in the page: waits until the last change has been drawn and all animations with an end have ended. */
export async function finishAnimations(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
