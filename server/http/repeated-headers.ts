/** Headers that a request may contain only once (RFC 9112 section 3.2, RFC 9110 section 5.3). Node uses the first one. */
const SINGLE_HEADERS = ['host', 'content-type']

/**
 * Returns whether a request repeats a header that it may contain only once. A proxy could read another of the values than
 * the server.
 * @param rawHeaders names and values in turn, as in Node's `IncomingMessage`
 */
export function repeatsSingleHeader(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  return SINGLE_HEADERS.some((name) => names.indexOf(name) !== names.lastIndexOf(name))
}
