import { expect, it, vi } from 'vitest'

// The quick tests share modules, so this one needs the isolation of the slow tests.
vi.mock('yaml', async (importActual) => {
  const actual = await importActual<typeof import('yaml')>()
  return {
    ...actual,
    parse(text: string) {
      const { 'content/about.yaml': _, ...parsed } = actual.parse(text)
      return parsed
    },
  }
})

it('fixture content: the error for a missing file names the file of the fixture', async () => {
  await expect(import('./fixture-content.ts')).rejects.toThrow(
    /^In test\/support\/fixture-content\.yaml:\ncontent\/about\.yaml: /,
  )
})
