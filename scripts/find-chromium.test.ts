import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findChromium } from './find-chromium.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-chromium-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function browser(...path: string[]): string {
  const file = join(folder, ...path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '#!/bin/sh\n')
  chmodSync(file, 0o755)
  return file
}

const nothing = () => join(folder, 'not-downloaded')

describe('findChromium', () => {
  it('takes CHROMIUM_PATH before anything on PATH', () => {
    const asked = browser('mine', 'browser')
    browser('bin', 'chromium')
    const env = { CHROMIUM_PATH: asked, PATH: join(folder, 'bin') }
    expect(findChromium({ env, playwrightPath: nothing })).toBe(asked)
  })

  it('refuses a CHROMIUM_PATH that cannot be run instead of silently taking another', () => {
    browser('bin', 'chromium')
    const env = { CHROMIUM_PATH: join(folder, 'gone'), PATH: join(folder, 'bin') }
    expect(() => findChromium({ env, playwrightPath: nothing })).toThrow(/CHROMIUM_PATH is .*gone/)
  })

  it('finds a browser anywhere on PATH, and skips what is no executable file', () => {
    mkdirSync(join(folder, 'first', 'chromium'), { recursive: true })
    const found = browser('second', 'google-chrome-stable')
    const PATH = ['', join(folder, 'first'), join(folder, 'second')].join(delimiter)
    expect(findChromium({ env: { PATH }, playwrightPath: nothing })).toBe(found)
  })

  it("falls back to Playwright's own browser", () => {
    const downloaded = browser('cache', 'chrome')
    expect(findChromium({ env: { PATH: '' }, playwrightPath: () => downloaded })).toBe(downloaded)
  })

  it('says in one sentence how to get a browser', () => {
    expect(() => findChromium({ env: {}, playwrightPath: nothing })).toThrow(
      /^No Chromium found: run `apt-get install chromium` or `npx playwright install chromium`[^.]*\.$/,
    )
  })
})
