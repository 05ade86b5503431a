import { expect, it } from 'vitest'
import { renderNotice } from '#server/http/team-page.ts'
import { colourOf } from '#src/styles/palette.ts'

it('team page: has the colours of the site in both themes', () => {
  const [light = '', dark = ''] = renderNotice('').split('@media(prefers-color-scheme:dark)')
  const colours = Object.entries({ light, dark } as const).flatMap(([theme, style]) =>
    [...style.matchAll(/--([\w-]+):(#\w+)/g)].map(([, name = '', colour]) => ({ theme, name, colour })),
  )
  expect(colours.length).toBeGreaterThan(7)
  for (const { theme, name, colour } of colours)
    expect(colour, name).toBe(colourOf(name, theme as 'light' | 'dark'))
})
