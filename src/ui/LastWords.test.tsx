import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LastWords } from './LastWords.tsx'

describe('LastWords', () => {
  it.each(['Branding', 'Cyber Security'])('returns %j as it is', (text) => {
    expect(renderToStaticMarkup(<LastWords>{text}</LastWords>)).toBe(text)
  })

  it('puts the last two of three or more words into one box', () => {
    expect(renderToStaticMarkup(<LastWords>School Fees Processor</LastWords>)).toMatch(
      /^School <span class="[^"]+">Fees Processor<\/span>$/,
    )
  })
})
