import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { htmlFiles } from '#server/site/static-site.ts'
import { MUSEUM_LABEL } from '#src/content/validate/wording.ts'

/** Folder of the built site; `npm test` builds it first. */
const SITE = 'dist'

describe('museum labels', () => {
  it.each(htmlFiles(SITE).filter((file) => !/^about(?:\/index)?\.html$/.test(file)))(
    'are absent from %s',
    (file) => {
      expect(labelsIn(readFileSync(join(SITE, file), 'utf8'))).toEqual([])
    },
  )

  it('are found in a text that several elements share', () => {
    expect(labelsIn('<p>Vessel <b>3</b>, unfired</p><script>"Room 1"</script>')).toEqual([
      'Vessel 3',
      'unfired',
    ])
  })
})

/** Returns the labels in the text that a visitor reads. */
function labelsIn(html: string): string[] {
  const text = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  return text.match(MUSEUM_LABEL) ?? []
}
