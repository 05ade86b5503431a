import { expect, it } from 'vitest'
import { renderNotice } from '#server/http/team-page.ts'
import { DARK, LIGHT } from '#src/styles/palette.ts'

it('team page: has the colours of the site in both themes', () => {
  const [light = '', dark = ''] = renderNotice('').split('@media(prefers-color-scheme:dark)')
  expect(LIGHT).toMatchObject(coloursOf(light))
  expect(DARK).toMatchObject(coloursOf(dark))
  expect(Object.keys(coloursOf(dark)).length).toBeGreaterThan(3)
})

function coloursOf(style: string): Record<string, string> {
  return Object.fromEntries(
    [...style.matchAll(/--([\w-]+):(#\w+)/g)].map(([, name = '', colour = '']) => [name, colour]),
  )
}
