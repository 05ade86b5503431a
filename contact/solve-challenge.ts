/** A proof of work, which a response with status 429 offers instead of the wait. */
export type Challenge = {
  token: string
  parts: number
  /** Mean number of nonces to try for each part. */
  cost: number
  /** Iterations of PBKDF2 for each nonce. */
  iterations: number
}

/** Returns whether this browser can solve challenges: a page without TLS has no `crypto.subtle`, except on localhost. */
export function canSolve(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/**
 * Solves a proof of work (docs/requirements.md#rate-limit): finds a nonce for each part. With the token as password and
 * `PART.NONCE` as salt, the first 32 bits of PBKDF2-SHA-256 must be less than 2³² / `cost`. The browser derives keys outside
 * the main thread, so the page stays responsive without a worker.
 * @returns the value of the header `CHALLENGE_SOLUTION_HEADER`
 */
export async function solveChallenge({ token, parts, cost, iterations }: Challenge): Promise<string> {
  const encoder = new TextEncoder()
  const password = encoder.encode(token)
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])

  async function findNonce(part: number): Promise<number> {
    for (let nonce = 0; ; nonce++) {
      const salt = encoder.encode(`${part}.${nonce}`)
      const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
      const hash = await crypto.subtle.deriveBits(parameters, key, 32)
      if (new DataView(hash).getUint32(0) * cost < 2 ** 32) return nonce
    }
  }

  const nonces = await Promise.all(Array.from({ length: parts }, (_, part) => findNonce(part)))
  return `${token}:${nonces.join(',')}`
}
