import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, it } from 'vitest'
import { htmlFiles } from '#server/site/static-site.ts'

/** The built site; `npm test` builds it first. */
const SITE = 'dist'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    // Astro writes one style element before the first island of a page.
    elements: ['html5', { style: { flow: true } }],
    rules: {
      // The hero video is muted, can be paused, and starts only where motion is welcome.
      'no-autoplay': 'off',
      // How React and Astro write HTML, without effect in a browser.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React's ids start with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
)

it.each(htmlFiles(SITE))('%s: is valid HTML', async (file) => {
  const { results } = await validator.validateFile(`${SITE}/${file}`)
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(faults).toEqual([])
})

it('html validity: reports a fault', async () => {
  const { results } = await validator.validateString('<!DOCTYPE html><p><table></table></p>')
  expect(results).not.toEqual([])
})

it.each(htmlFiles(SITE))('%s: has `sizes` only next to `srcset`', (file) => {
  const images = readFileSync(`${SITE}/${file}`, 'utf8').match(/<(?:img|source)\b[^>]*>/g) ?? []
  expect(images.filter((tag) => /\ssizes=/i.test(tag) && !/\ssrcset=/i.test(tag))).toEqual([])
})
