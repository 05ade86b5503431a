import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { htmlFiles } from '#server/site/static-site.ts'

/** Folder of the built site; `npm test` builds it first. */
const SITE = 'dist'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    // Astro writes one style element before the first island of a page.
    elements: ['html5', { style: { flow: true } }],
    rules: {
      // The hero video is muted, can be paused, and doesn't start with reduced motion.
      'no-autoplay': 'off',
      // The style of the HTML that React and Astro write.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React's ids start with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

describe('HTML validity', () => {
  it.each(htmlFiles(SITE))('of %s passes html-validate', async (file) => {
    const { results } = await validator.validateFile(`${SITE}/${file}`)
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(errors).toEqual([])
  })

  it('of an invalid document is reported as wrong', async () => {
    const { results } = await validator.validateString('<!DOCTYPE html><p><table></table></p>')
    expect(results).not.toEqual([])
  })

  it.each(htmlFiles(SITE))('of %s has `sizes` only with `srcset`', (file) => {
    const images = readFileSync(`${SITE}/${file}`, 'utf8').match(/<(?:img|source)\b[^>]*>/g) ?? []
    expect(images.filter((tag) => /\ssizes=/i.test(tag) && !/\ssrcset=/i.test(tag))).toEqual([])
  })
})
