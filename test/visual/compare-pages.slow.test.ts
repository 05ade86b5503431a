import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '#scripts/find-chromium.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { compareDrawings } from './compare-drawings.ts'
import { comparePages } from './compare-pages.ts'
import { writeReport } from './write-report.ts'

const SQUARE = '<rect x="5" y="5" width="20" height="20" fill="teal"/>'
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${SQUARE}</svg>`
const CHANGED_DRAWING = DRAWING.replace(SQUARE, `${SQUARE}<circle cx="60" cy="60" r="2" fill="teal"/>`)
const VIEW = { width: 360, theme: 'light' } as const

const PAGES: Record<string, string> = {
  '/before': page(DRAWING),
  '/after': page(CHANGED_DRAWING),
  '/before-lazy': page('<img src="/drawing" alt="" loading="lazy">', 'class="far"'),
  '/after-lazy': page('<img src="/changed-drawing" alt="" loading="lazy">', 'class="far"'),
  '/drawing': DRAWING,
  '/changed-drawing': CHANGED_DRAWING,
}
const server = createServer((request, response) => {
  const body = PAGES[request.url ?? ''] ?? ''
  response
    .writeHead(200, { 'content-type': body.startsWith('<svg') ? 'image/svg+xml' : 'text/html' })
    .end(body)
})
let browser: Browser
let origin: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}, 60_000)

afterAll(async () => {
  await browser?.close()
  server.close()
})

describe('comparePages', () => {
  it('reports a drawing in the page that changed by one shape', async () => {
    const { share, pictures } = await compare('/before', '/after')
    expect(share).toBeGreaterThan(0)
    expect(Object.keys(pictures)).toEqual(['before', 'after', 'changes'])
  })

  it('reports a drawing far below the window that loads lazily', async () => {
    expect((await compare('/before-lazy', '/after-lazy')).share).toBeGreaterThan(0)
  })

  it('reports no change of an unchanged page', async () => {
    expect((await compare('/before', '/before')).share).toBe(0)
  })

  it('reports a page that exists in one build only', async () => {
    const { share } = await comparePages(browser, { path: '/new', after: `${origin}/after` }, VIEW)
    expect(share).toBe(1)
  })
})

describe('writeReport', () => {
  it('shows the pictures of changed pages and drawing files', async () => {
    const [before, after, report] = [temporaryFolder(), temporaryFolder(), temporaryFolder()] as const
    for (const [folder, svg] of [
      [before, DRAWING],
      [after, CHANGED_DRAWING],
    ] as const) {
      mkdirSync(join(folder, 'drawings'))
      writeFileSync(join(folder, 'drawings/changed.svg'), svg)
      writeFileSync(join(folder, 'drawings/same.svg'), DRAWING)
    }
    const drawings = compareDrawings(before, after)
    const pages = [await compare('/before', '/after'), await compare('/before', '/before')]
    writeReport(report, { commit: 'main', pages, drawings })
    const html = readFileSync(join(report, 'index.html'), 'utf8')
    expect(html).toContain('1 of 2 pictures of pages and 1 drawing files changed')
    const files = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, file = '']) => file)
    expect(files).toEqual([
      'page-360-light-before.png',
      'page-360-light-after.png',
      'page-360-light-changes.png',
      'drawings-changed-svg-before.svg',
      'drawings-changed-svg-after.svg',
    ])
    for (const file of files) expect(readFileSync(join(report, file)).length).toBeGreaterThan(0)
  })
})

function page(content: string, attributes = ''): string {
  return `<!doctype html><style>.far { margin-top: 9000px } svg, img { width: 300px }</style><main ${attributes}>${content}</main>`
}

function compare(before: string, after: string) {
  return comparePages(browser, { path: '/page', before: origin + before, after: origin + after }, VIEW)
}
