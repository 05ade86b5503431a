/** What one build of the site consists of, as far as it can be read without network; written by the build. */
export type OfflineManifest = {
  /** Differs between any two builds that differ. */
  version: string
  /** Pages by address. */
  pages: Readonly<Record<string, OfflinePage>>
  /** Everything that pages refer to, by address: styles, scripts, fonts and pictures. */
  files: Readonly<Record<string, OfflineFile>>
}

export type OfflinePage = {
  /** Bytes, not compressed. */
  size: number
  /** Of the page's bytes, see `digestOf`. */
  digest: string
  /** Addresses of the styles, scripts and fonts without which it would not be whole. */
  needs: readonly string[]
}

export type OfflineFile = {
  size: number
  /** Absent where the address already tells the content. */
  digest?: string
}

/** @returns what tells one content from another, short enough for a list of them */
export async function digestOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...digest.subarray(0, 9)))
}
