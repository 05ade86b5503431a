import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { optimize } from 'svgo'
import { PICTURE_FORMATS } from '#src/content/load/media-file.ts'

/**
 * Deletes the pictures that no page shows, because Astro also publishes the original of each picture that it could show, and
 * removes the metadata of SVG files (docs/requirements.md#content).
 */
export function pictureOriginals(): AstroIntegration {
  return {
    name: 'picture-originals',
    hooks: { 'astro:build:done': ({ dir }) => removeOriginals(fileURLToPath(dir)) },
  }
}

function removeOriginals(site: string): void {
  const texts = globSync('**/*.{html,css,js}', { cwd: site }).map((file) =>
    readFileSync(join(site, file), 'utf8'),
  )
  for (const picture of globSync(`_astro/*{${PICTURE_FORMATS.join()}}`, { cwd: site })) {
    const path = join(site, picture)
    // Only the hash and the extension, because the rest of a name may be escaped in a page.
    const [end = ''] = /\.[^.]+\.\w+$/.exec(picture) ?? []
    if (!texts.some((text) => text.includes(end))) rmSync(path)
    else if (picture.endsWith('.svg'))
      writeFileSync(
        path,
        optimize(readFileSync(path, 'utf8'), { plugins: ['removeMetadata', 'removeComments'] }).data,
      )
  }
}
