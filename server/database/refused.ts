/** The store cannot be used as it is; the message is one line without personal data or passwords. */
export class DatabaseRefusedError extends Error {
  override name = 'DatabaseRefusedError'
}
