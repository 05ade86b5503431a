import { evictions } from './evictions.ts'
import { digestOf, type OfflineManifest } from './manifest.ts'

/** The cache of one version holds whole pages only: a page comes last, after everything it needs. */
export type VentureGrid = {
  find(path: string): Promise<Response | undefined>
  /** @returns false where the answer is not of this version, and nothing was kept */
  keepPage(path: string, answer: Response): Promise<boolean>
  /** Keeps a picture, a font or the like that came by, if it is of this version. */
  keepFile(path: string, answer: Response): Promise<void>
  /** Addresses of the kept pages, the latest visit first. */
  pages(): Promise<string[]>
}

/** Begins the name of every version's cache. */
const PREFIX = 'offline-'

/** @returns the name of a version's cache */
export function shelfName({ version }: OfflineManifest): string {
  return `${PREFIX}${version}`
}

/** Names of the caches of all other versions. */
export async function otherShelves(caches: CacheStorage, manifest: OfflineManifest): Promise<string[]> {
  const names = await caches.keys()
  return names.filter((name) => name.startsWith(PREFIX) && name !== shelfName(manifest))
}

/** Addresses of the pages that other versions keep, the latest visit first. */
export async function pagesOfOthers(caches: CacheStorage, manifest: OfflineManifest): Promise<string[]> {
  const names = await otherShelves(caches, manifest)
  const paths = await Promise.all(names.map(async (name) => pagesIn(await caches.open(name), manifest)))
  return paths.flat()
}

/**
 * Opens the cache of this version.
 * @param budget the most that it holds, in bytes
 * @param lasting pages that stay whatever else must go
 */
export async function openCache(
  caches: CacheStorage,
  manifest: OfflineManifest,
  { budget, lasting }: { budget: number; lasting: readonly string[] },
): Promise<VentureGrid> {
  const cache = await caches.open(shelfName(manifest))

  /** The name of an asset tells its content, so one of another version's cache is as good as a new one. */
  async function fetchNeed(path: string): Promise<void> {
    if (await cache.match(path)) return
    const answer = (await caches.match(path)) ?? (await fetch(path))
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    await cache.put(path, answer)
  }

  async function makeRoom(): Promise<void> {
    const kept = (await cache.keys()).map(toPath)
    await Promise.all(evictions(kept, manifest, budget, lasting).map((path) => cache.delete(path)))
  }

  return {
    find: (path) => cache.match(path),
    pages: () => pagesIn(cache, manifest),

    async keepPage(path, answer) {
      const page = manifest.pages[path]
      if (!page || (await digestOf(await answer.clone().arrayBuffer())) !== page.digest) return false
      await Promise.all(page.needs.map(fetchNeed))
      await cache.put(path, answer)
      await makeRoom()
      return true
    },

    async keepFile(path, answer) {
      const digest = manifest.files[path]?.digest
      if (digest && (await digestOf(await answer.clone().arrayBuffer())) !== digest) return
      await cache.put(path, answer)
      await makeRoom()
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
