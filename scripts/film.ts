/**
 * `npm run generate:film`: renders the hero film and its posters. The film shows a loom weaving for 8 seconds, in a seamless
 * loop.
 *
 * scripts/film/strips.ts designs the cloth from the group's name in content/site.yaml, scripts/film/frame.ts draws a
 * frame on a canvas in Chromium, and ffmpeg encodes the frames. Chromium draws without a GPU, so that a frame has the same
 * pixels on every machine.
 *
 * Output, all committed:
 * - public/assets/videos/hero-background.webm: AV1, offered first; less than half the size of the MP4 at better quality
 * - public/assets/videos/hero-background.mp4: H.264 for other browsers
 * - src/assets/hero-poster.avif: frame 0, so that the picture does not change when the film starts
 * - src/assets/hero-poster-portrait.avif: the middle of frame 0, for windows with an aspect ratio of up to 2:3
 *
 * Fails if frame 192 differs from frame 0 in any byte, if the area behind the text is too bright for a text contrast of
 * 4.5:1 without an overlay, or if a file is larger than its budget.
 *
 * `npm run generate:film -- --stills <folder>` writes only a few frames, as PNG.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { parse } from 'yaml'
import { FILM } from './film/frame.ts'
import { luminanceOf, maxLuminance } from './film/luminance.ts'
import { withFrames } from './film/render-frames.ts'
import { createStrips } from './film/strips.ts'

const ROOT = join(import.meta.dirname, '..')
const MP4 = join(ROOT, 'public/assets/videos/hero-background.mp4')
const WEBM = join(ROOT, 'public/assets/videos/hero-background.webm')
const POSTER = join(ROOT, 'src/assets/hero-poster.avif')
const PORTRAIT = join(ROOT, 'src/assets/hero-poster-portrait.avif')
/** Maximum size of each file, in bytes. */
const BUDGETS = new Map([
  [MP4, 900_000],
  [WEBM, 300_000],
  [POSTER, 14_000],
  [PORTRAIT, 10_000],
])
const PORTRAIT_WIDTH = 480
/** Minimum contrast for text of any size (WCAG 2.2 SC 1.4.3). */
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

/**
 * Renders and encodes the film and its posters, and checks the loop, the contrast and the file sizes.
 * @throws Error if ffmpeg is missing or a check fails
 */
async function makeFilm(): Promise<void> {
  assertFfmpeg()
  await withFrames(createStrips(groupName()), async (renderFrame) => {
    const first = await renderFrame(0)
    if (!first.equals(await renderFrame(FILM.frames))) throw new Error('the film does not loop seamlessly')
    const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${FILM.width}x${FILM.height}`]
    const shared = [...REC709, '-an', '-map_metadata', '-1']
    const mp4 = [...H264, ...shared, '-movflags', '+faststart', MP4]
    const webm = [...AV1, ...shared, WEBM]
    const ffmpeg = spawn(
      'ffmpeg',
      ['-y', '-loglevel', 'error', ...input, '-r', String(FILM.framesPerSecond), '-i', '-', ...mp4, ...webm],
      // The encoder SVT-AV1 ignores -loglevel. SVT_LOG=1 logs only errors.
      { stdio: ['pipe', 'inherit', 'inherit'], env: { ...process.env, SVT_LOG: '1' } },
    )
    const closed = once(ffmpeg, 'close')
    let brightest = 0
    for (let frame = 0; frame < FILM.frames; frame++) {
      const pixels = await renderFrame(frame)
      brightest = Math.max(brightest, maxLuminance(pixels, FILM.width, FILM.textHeight))
      if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
    }
    ffmpeg.stdin.end()
    const [code] = await closed
    if (code !== 0) throw new Error(`ffmpeg exited with code ${code}`)
    await makePosters(first)
    const contrast = (luminanceOf(FILM.textColour) + 0.05) / (brightest + 0.05)
    console.log(`minimum contrast of text on the film, without an overlay: ${contrast.toFixed(2)}:1`)
    if (contrast < MIN_CONTRAST) throw new Error('the film is too bright behind the text')
  })
  console.table(
    [...BUDGETS].map(([path, budget]) => ({
      file: relative(ROOT, path),
      bytes: statSync(path).size,
      budget,
    })),
  )
  for (const [path, budget] of BUDGETS)
    if (statSync(path).size > budget) throw new Error(`${relative(ROOT, path)} is over ${budget} bytes`)
}

function groupName(): string {
  const site: unknown = parse(readFileSync(join(ROOT, 'content/site.yaml'), 'utf8'))
  if (typeof site === 'object' && site !== null && 'name' in site && typeof site.name === 'string')
    return site.name
  throw new Error('content/site.yaml has no name: the film is drawn from it')
}

function assertFfmpeg(): void {
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

/** Writes a few frames as PNG. */
async function makeStills(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const raw = { width: FILM.width, height: FILM.height, channels: 4 } as const
  await withFrames(createStrips(groupName()), async (renderFrame) => {
    for (const frame of STILLS) {
      const png = await sharp(await renderFrame(frame), { raw })
        .png()
        .toBuffer()
      writeFileSync(join(folder, `${frame}.png`), png)
    }
  })
}

const { values } = parseArgs({ options: { stills: { type: 'string' } } })
if (values.stills === undefined) await makeFilm()
else await makeStills(values.stills)
