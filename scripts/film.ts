/**
 * `npm run generate:film`: renders the hero film and its posters. "Loom, Continuous": 8 seconds, no cut, no end.
 *
 * scripts/film/loom.ts says what is woven (grown from the group's name in content/site.yaml) and
 * scripts/film/frame.ts draws a frame on a canvas in Chromium; every frame is sent back as bytes and piped
 * into ffmpeg. Chromium draws in memory, without a graphics card, so a frame is the same on every machine.
 *
 * Written, all committed:
 * - public/assets/videos/hero-background.webm: AV1, offered first; less than half the bytes at better looks
 * - public/assets/videos/hero-background.mp4: H.264 for every other browser
 * - src/assets/hero-poster.avif: frame 0, so that nothing moves when the film takes over
 * - src/assets/hero-poster-portrait.avif: its middle, for windows up to 2:3; a film that covers the same
 *   window shows the same crop
 *
 * The run fails when the frame after the last is not frame 0 to the byte, when a pixel above the quiet line
 * is too bright for light words without a scrim (4.5:1), or when the film is over its budget.
 *
 * `npm run generate:film -- --stills <folder>` writes a few frames as PNG instead, to look at.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import ts from 'typescript'
import { parse } from 'yaml'
import { FILM } from './film/frame.ts'
import { loomOf } from './film/loom.ts'
import { findChromium } from './find-chromium.ts'

const ROOT = join(import.meta.dirname, '..')
const MP4 = join(ROOT, 'public/assets/videos/hero-background.mp4')
const WEBM = join(ROOT, 'public/assets/videos/hero-background.webm')
const POSTER = join(ROOT, 'src/assets/hero-poster.avif')
const PORTRAIT = join(ROOT, 'src/assets/hero-poster-portrait.avif')
const BUDGETS = new Map([
  [MP4, 900_000],
  [WEBM, 300_000],
  [POSTER, 14_000],
  [PORTRAIT, 10_000],
])
const PORTRAIT_WIDTH = 480
/** AA for text of any size. */
const MIN_CONTRAST = 4.5
const STILLS = [0, 7, 54, 101, 135]

const H264 = [
  ...['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '23'],
  ...['-profile:v', 'high', '-level', '4.0', '-pix_fmt', 'yuv420p', '-g', String(FILM.frames)],
]
const AV1 = [
  ...['-c:v', 'libsvtav1', '-preset', '4', '-crf', '44', '-svtav1-params', 'scm=1'],
  ...['-pix_fmt', 'yuv420p', '-g', String(FILM.frames)],
]
const REC709 = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'],
]

/** Asks for frames one by one. */
type Frames = (frame: number) => Promise<Buffer>

/** Opens the loom in Chromium, hands it to `use` and closes it. */
async function withFrames(use: (frames: Frames) => Promise<void>): Promise<void> {
  const strips = loomOf(groupName())
  const drawing = ts.transpileModule(readFileSync(join(import.meta.dirname, 'film/frame.ts'), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2024 },
  }).outputText
  const page = `<!doctype html><script type="module">
    import { FILM, contextOf, filmOf } from './frame.js'
    const canvas = document.createElement('canvas')
    canvas.width = FILM.width
    canvas.height = FILM.height
    const context = contextOf(canvas)
    const draw = filmOf(${JSON.stringify(strips)}, context)
    const bytes = () => context.getImageData(0, 0, FILM.width, FILM.height).data
    globalThis.send = (frame) => { draw(frame); return fetch('/frame', { method: 'POST', body: bytes() }) }
  </script>`
  let receive: (frame: Buffer) => void = () => {}
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') receive(await bodyOf(request))
    const isModule = request.url === '/frame.js'
    response.setHeader('content-type', isModule ? 'text/javascript' : 'text/html')
    response.end(isModule ? drawing : page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--disable-gpu'] })
  try {
    const tab = await browser.newPage()
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await use(async (frame) => {
      const { promise, resolve } = Promise.withResolvers<Buffer>()
      receive = resolve
      await tab.evaluate(`send(${frame}).then(() => undefined)`)
      return promise
    })
  } finally {
    await browser.close()
    server.close()
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function groupName(): string {
  const site: unknown = parse(readFileSync(join(ROOT, 'content/site.yaml'), 'utf8'))
  if (typeof site === 'object' && site !== null && 'name' in site && typeof site.name === 'string')
    return site.name
  throw new Error('content/site.yaml gives the group no name, which the film is grown from')
}

/** Renders every frame once, encodes the film, and checks that it is quiet, seamless and small. */
export async function makeFilm(): Promise<void> {
  requireFfmpeg()
  await withFrames(async (frames) => {
    const first = await frames(0)
    if (!first.equals(await frames(FILM.frames))) throw new Error('the film jumps where it starts again')
    const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${FILM.width}x${FILM.height}`]
    const shared = [...REC709, '-an', '-map_metadata', '-1']
    const mp4 = [...H264, ...shared, '-movflags', '+faststart', MP4]
    const webm = [...AV1, ...shared, WEBM]
    const ffmpeg = spawn(
      'ffmpeg',
      ['-y', '-loglevel', 'error', ...input, '-r', String(FILM.framesPerSecond), '-i', '-', ...mp4, ...webm],
      // SVT-AV1 tells of itself on stderr whatever the log level; 1 is its level for errors.
      { stdio: ['pipe', 'inherit', 'inherit'], env: { ...process.env, SVT_LOG: '1' } },
    )
    const done = once(ffmpeg, 'close')
    let brightest = 0
    for (let frame = 0; frame < FILM.frames; frame++) {
      const pixels = await frames(frame)
      brightest = Math.max(brightest, brightestInQuiet(pixels))
      if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
    }
    ffmpeg.stdin.end()
    const [code] = await done
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
    await makePosters(first)
    const contrast = (luminance(FILM.words) + 0.05) / (brightest + 0.05)
    console.log(`least contrast of words above the quiet line, without scrim: ${contrast.toFixed(2)}:1`)
    if (contrast < MIN_CONTRAST) throw new Error('the film is too bright where words stand')
  })
  console.table(
    [...BUDGETS].map(([path, budget]) => ({
      file: relative(ROOT, path),
      bytes: statSync(path).size,
      budget,
    })),
  )
  for (const [path, budget] of BUDGETS) {
    if (statSync(path).size > budget) throw new Error(`${relative(ROOT, path)} is over ${budget} bytes`)
  }
}

function requireFfmpeg(): void {
  const { error, stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  if (error === undefined && /libsvtav1/.test(stdout) && /libx264/.test(stdout)) return
  throw new Error(
    'No ffmpeg with libx264 and libsvtav1 found: run `apt-get install ffmpeg` or `brew install ffmpeg`.',
  )
}

async function makePosters(frame: Buffer): Promise<void> {
  const { width, height } = FILM
  const picture = sharp(frame, { raw: { width, height, channels: 4 } }).removeAlpha()
  const avif = { quality: 24, effort: 9, chromaSubsampling: '4:2:0' } as const
  await picture.clone().avif(avif).toFile(POSTER)
  const crop = { left: (width - PORTRAIT_WIDTH) / 2, top: 0, width: PORTRAIT_WIDTH, height }
  await picture.clone().extract(crop).avif(avif).toFile(PORTRAIT)
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function relativeLuminance(red = 0, green = 0, blue = 0): number {
  return 0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0)
}

function luminance(hex: string): number {
  return relativeLuminance(...[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))
}

function brightestInQuiet(rgba: Buffer): number {
  let brightest = 0
  for (let at = 0; at < 4 * FILM.width * FILM.quietHeight; at += 4) {
    brightest = Math.max(brightest, relativeLuminance(rgba[at], rgba[at + 1], rgba[at + 2]))
  }
  return brightest
}

/** Writes a few frames as PNG. */
export async function makeStills(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const raw = { width: FILM.width, height: FILM.height, channels: 4 } as const
  await withFrames(async (frames) => {
    for (const frame of STILLS) {
      writeFileSync(
        join(folder, `${frame}.png`),
        await sharp(await frames(frame), { raw })
          .png()
          .toBuffer(),
      )
    }
  })
}

const { values } = parseArgs({ options: { stills: { type: 'string' } } })
if (values.stills === undefined) await makeFilm()
else await makeStills(values.stills)
