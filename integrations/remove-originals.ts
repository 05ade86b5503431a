import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { optimize, type PluginConfig } from 'svgo'
import { PICTURE_FORMATS } from '#src/content/load/media-file.ts'

const PLUGINS: PluginConfig[] = ['removeMetadata', 'removeComments']

/** Deletes the originals of pictures, which Astro publishes too, and the metadata of SVG files (docs/requirements.md#content). */
export function removeOriginals(site: string): void {
  const read = (file: string) => readFileSync(join(site, file), 'utf8')
  const texts = globSync('**/*.{html,css,js}', { cwd: site }).map(read)
  for (const picture of globSync(`_astro/*{${PICTURE_FORMATS.join()}}`, { cwd: site })) {
    // Only the hash and the extension, because the rest of a name may be escaped in a page.
    const [end = ''] = /\.[^.]+\.\w+$/.exec(picture) ?? []
    if (!texts.some((text) => text.includes(end))) rmSync(join(site, picture))
    else if (picture.endsWith('.svg'))
      writeFileSync(join(site, picture), optimize(read(picture), { plugins: PLUGINS }).data)
  }
}
