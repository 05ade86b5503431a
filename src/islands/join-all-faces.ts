import type { SyntheticEvent } from 'react'

/** Words come into the page that the build has not counted: from now on every face comes that a letter asks for. */
export function joinAllFaces(): void {
  // One that counts already would be fetched and read again at every letter.
  const sheet = document.querySelector<HTMLLinkElement>('link[data-faces]:not([rel])')
  if (sheet) sheet.rel = 'stylesheet'
}

/** Somebody types a letter that the page may have no face for. */
export function joinTypedLetters({ target }: SyntheticEvent): void {
  if ('value' in target && /[^ -~\n]/.test(String(target.value))) joinAllFaces()
}
