import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import ts from 'typescript'
import { findChromium } from '../find-chromium.ts'
import type { Strip } from './frame.ts'

/** Renders a frame and returns its pixels as RGBA. */
export type RenderFrame = (frame: number) => Promise<Buffer>

/** Opens the film in Chromium and calls `use` with a function that renders its frames. */
export async function withFrames(
  strips: readonly Strip[],
  use: (renderFrame: RenderFrame) => Promise<void>,
): Promise<void> {
  const module = ts.transpileModule(readFileSync(join(import.meta.dirname, 'frame.ts'), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2024 },
  }).outputText
  let receive: (frame: Buffer) => void = () => {}
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') receive(await bodyOf(request))
    const isModule = request.url === '/frame.js'
    response.setHeader('content-type', isModule ? 'text/javascript' : 'text/html')
    response.end(isModule ? module : pageOf(strips))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--disable-gpu'] })
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await use(async (frame) => {
      const { promise, resolve } = Promise.withResolvers<Buffer>()
      receive = resolve
      await page.evaluate(`send(${frame}).then(() => undefined)`)
      return promise
    })
  } finally {
    await browser.close()
    server.close()
  }
}

/** Returns a page that draws a frame on a canvas and posts its pixels to the server. */
function pageOf(strips: readonly Strip[]): string {
  return `<!doctype html><script type="module">
    import { FILM, createFrameDrawer, getCanvasContext } from './frame.js'
    const canvas = document.createElement('canvas')
    canvas.width = FILM.width
    canvas.height = FILM.height
    const context = getCanvasContext(canvas)
    const drawFrame = createFrameDrawer(${JSON.stringify(strips)}, context)
    const pixels = () => context.getImageData(0, 0, FILM.width, FILM.height).data
    globalThis.send = (frame) => { drawFrame(frame); return fetch('/frame', { method: 'POST', body: pixels() }) }
  </script>`
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
