/** The pages and files of one build that can be read offline. The build writes it. */
export type OfflineManifest = {
  /** Builds with different content have different versions. */
  version: string
  /** Pages by address. */
  pages: Readonly<Record<string, OfflinePage>>
  /** Styles, scripts, fonts and pictures that pages refer to, by address. */
  files: Readonly<Record<string, OfflineFile>>
}

export type OfflinePage = {
  /** In bytes, uncompressed. */
  size: number
  /** Digest of the page's bytes, see `digestOf`. */
  digest: string
  /** Addresses of the styles, scripts and fonts that the page needs. */
  needs: readonly string[]
}

export type OfflineFile = {
  size: number
  /** Absent if the address contains a hash of the content. */
  digest?: string
}

/** Returns the first 9 bytes of the SHA-256 hash in base64: short, because the manifest lists one for each page. */
export async function digestOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...digest.subarray(0, 9)))
}
