import { cleanMessage } from './clean-text.ts'

/** Returns the number of code points of the clean message, which the server compares with the limit. */
export function messageLength(text: string): number {
  return [...cleanMessage(text)].length
}
