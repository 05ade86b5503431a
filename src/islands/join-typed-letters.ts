import type { FormEvent } from 'react'

/** Somebody types a letter that the page had no face for: then its faces come (src/layouts/after.ts). */
export function joinTypedLetters({ target }: FormEvent): void {
  if (!('value' in target) || !/[^ -~\n]/.test(String(target.value))) return
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-faces]')) sheet.media = 'all'
}
