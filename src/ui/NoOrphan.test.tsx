import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NoOrphan } from './NoOrphan.tsx'

describe('NoOrphan', () => {
  it.each(['Branding', 'Cyber Security'])('returns %j as it is', (text) => {
    expect(renderToStaticMarkup(<NoOrphan>{text}</NoOrphan>)).toBe(text)
  })

  it('puts the last two of three or more words into one box', () => {
    expect(renderToStaticMarkup(<NoOrphan>School Fees Processor</NoOrphan>)).toMatch(
      /^School <span class="[^"]+">Fees Processor<\/span>$/,
    )
  })
})
