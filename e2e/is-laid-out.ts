/** Runs in the page: has it nothing below that still waits? The footer is laid out last. */
export function isLaidOut(): boolean {
  const isWaiting = document.documentElement.classList.contains('waits')
  return !isWaiting || document.querySelector('footer')?.style.contentVisibility === 'visible'
}
