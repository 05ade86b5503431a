import { evictions } from './evictions.ts'
import { digestOf, type OfflineManifest } from './manifest.ts'

/** The cache of one version of the site. A page is cached after the files that it needs, so a cached page is complete. */
export type VersionedCache = {
  find(path: string): Promise<Response | undefined>
  /** Caches a page and the files that it needs. @returns false if the response belongs to another version */
  putPage(path: string, response: Response): Promise<boolean>
  /** Caches a file, such as a picture or a font, unless the response belongs to another version. */
  putFile(path: string, response: Response): Promise<void>
}

const PREFIX = 'offline-'

function cacheName({ version }: OfflineManifest): string {
  return `${PREFIX}${version}`
}

/** Returns the names of the caches of all other versions. */
export async function otherCacheNames(caches: CacheStorage, manifest: OfflineManifest): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(manifest))
}

/** Returns the paths of pages that this version has and other versions have cached, the last cached first. */
export async function pagesOfOtherCaches(caches: CacheStorage, manifest: OfflineManifest): Promise<string[]> {
  const names = await otherCacheNames(caches, manifest)
  const paths = await Promise.all(names.map(async (name) => pagesIn(await caches.open(name), manifest)))
  return paths.flat()
}

/**
 * Opens the cache of this version.
 * @param maxSize in bytes
 * @param alwaysCached pages that are never evicted
 */
export async function openCache(
  caches: CacheStorage,
  manifest: OfflineManifest,
  { maxSize, alwaysCached }: { maxSize: number; alwaysCached: readonly string[] },
): Promise<VersionedCache> {
  const cache = await caches.open(cacheName(manifest))

  /**
   * Caches a file that a page needs. A copy from another version's cache is the same, because the file name contains a hash
   * of the content.
   */
  async function putNeededFile(path: string): Promise<void> {
    if (await cache.match(path)) return
    const response = (await caches.match(path)) ?? (await fetch(path))
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    await cache.put(path, response)
  }

  async function evict(): Promise<void> {
    const cached = (await cache.keys()).map(toPath)
    await Promise.all(evictions(cached, manifest, maxSize, alwaysCached).map((path) => cache.delete(path)))
  }

  return {
    find: (path) => cache.match(path),

    async putPage(path, response) {
      const page = manifest.pages[path]
      if (!page || (await digestOf(await response.clone().arrayBuffer())) !== page.digest) return false
      await Promise.all(page.needs.map(putNeededFile))
      await cache.put(path, response)
      await evict()
      return true
    },

    async putFile(path, response) {
      const digest = manifest.files[path]?.digest
      if (digest && (await digestOf(await response.clone().arrayBuffer())) !== digest) return
      await cache.put(path, response)
      await evict()
    },
  }
}

async function pagesIn(cache: Cache, { pages }: OfflineManifest): Promise<string[]> {
  const paths = (await cache.keys()).map(toPath)
  return paths.filter((path) => path in pages).reverse()
}

function toPath({ url }: Request): string {
  return new URL(url).pathname
}
