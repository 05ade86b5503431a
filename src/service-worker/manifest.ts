/** The pages and files of one build that the service worker may cache. Written by the build. */
export type OfflineManifest = {
  /** Builds with different content have different versions. */
  version: string
  /** Pages by path. */
  pages: Readonly<Record<string, OfflinePage>>
  /** Styles, scripts, fonts and pictures that the pages load, by path. */
  files: Readonly<Record<string, OfflineFile>>
}

export type OfflinePage = {
  /** In bytes, uncompressed. */
  size: number
  /** Hash of the page's bytes, see `digestOf`. */
  digest: string
  /** Paths of the styles, scripts and fonts that the page needs. */
  needs: readonly string[]
}

export type OfflineFile = {
  size: number
  /** Hash of the file's bytes. Absent if the file name already contains a hash. */
  digest?: string
}

/** Returns the first 9 bytes of the SHA-256 hash in base64. A whole hash for each page would make the manifest larger. */
export async function digestOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...digest.subarray(0, 9)))
}
