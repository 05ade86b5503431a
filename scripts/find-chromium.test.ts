import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
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

const notInstalled = () => join(folder, 'not-downloaded')

describe('findChromium', () => {
  it('prefers CHROMIUM_PATH to browsers on PATH', () => {
    const configured = browser('mine', 'browser')
    browser('bin', 'chromium')
    const env = { CHROMIUM_PATH: configured, PATH: join(folder, 'bin') }
    expect(findChromium({ env, playwrightPath: notInstalled })).toBe(configured)
  })

  it('throws if CHROMIUM_PATH is not executable', () => {
    browser('bin', 'chromium')
    const env = { CHROMIUM_PATH: join(folder, 'gone'), PATH: join(folder, 'bin') }
    expect(() => findChromium({ env, playwrightPath: notInstalled })).toThrow(/CHROMIUM_PATH is .*gone/)
  })

  it('finds a browser on PATH and skips folders with the name of a browser', () => {
    mkdirSync(join(folder, 'first', 'chromium'), { recursive: true })
    const found = browser('second', 'google-chrome-stable')
    const PATH = ['', join(folder, 'first'), join(folder, 'second')].join(delimiter)
    expect(findChromium({ env: { PATH }, playwrightPath: notInstalled })).toBe(found)
  })

  it('falls back to the browser that Playwright has installed', () => {
    const downloaded = browser('cache', 'chrome')
    expect(findChromium({ env: { PATH: '' }, playwrightPath: () => downloaded })).toBe(downloaded)
  })

  it('asks Playwright where it installs its browser', () => {
    const path = chromium.executablePath()
    const find = () => findChromium({ env: {} })
    if (existsSync(path)) expect(find()).toBe(path)
    else expect(find).toThrow(/^No Chromium found/)
  })

  it('throws an error that says how to install a browser if there is none', () => {
    expect(() => findChromium({ env: {}, playwrightPath: notInstalled })).toThrow(
      /^No Chromium found: run `apt-get install chromium` or `npx playwright install chromium`[^.]*\.$/,
    )
  })
})
