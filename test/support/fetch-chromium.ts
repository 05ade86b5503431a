import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

// A headless Chromium for Linux on x64 that needs no library of the system. Not in package.json, where each installation would
// fetch its 67 MB.
const PACKAGE = '@sparticuz/chromium@153.0.0'
const SHA512 = 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=='
const CACHE = resolve('node_modules/.cache')

/** True for the path of the fetched browser. It is a shell that follows no link to a text, and loads pictures from further below. */
export const isFetched = (program: string) => program.startsWith(CACHE)

/** Starts the browser with the libraries and fonts of the package, which no other program gets. */
const START = `#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH=$here/lib FONTCONFIG_FILE=$here/fonts.conf exec "$here/chromium" "$@"
`
const FONTS = `<fontconfig>
  <dir prefix="relative">fonts</dir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
</fontconfig>
`

/** Returns the path of a Chromium that npm fetches if it is missing. @throws if npm fails or the checksum differs */
export function fetchChromium(cache = CACHE): string {
  const folder = join(cache, PACKAGE.replace(/.*\//, ''))
  const program = join(folder, 'start.sh')
  if (existsSync(program)) return program
  console.warn(`No Chromium found: fetching ${PACKAGE} (67 MB) into node_modules/.cache`)
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(`${folder}-`)
  try {
    unpack(work)
    if (!existsSync(folder)) renameSync(work, folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return program
}

function unpack(folder: string): void {
  execFileSync('npm', ['pack', PACKAGE, '--loglevel=error', '--pack-destination', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [archive = ''] = globSync(join(folder, '*.tgz'))
  if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== SHA512)
    throw new Error(`${PACKAGE} has another checksum than test/support/fetch-chromium.ts`)
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  const part = (name: string) => brotliDecompressSync(readFileSync(join(folder, 'package/bin', name)))
  writeFileSync(join(folder, 'chromium'), part('chromium.br'), { mode: 0o755 })
  for (const name of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'])
    execFileSync('tar', ['-x', '--no-same-owner', '-C', folder], { input: part(name) })
  writeFileSync(join(folder, 'fonts.conf'), FONTS)
  writeFileSync(join(folder, 'start.sh'), START, { mode: 0o755 })
  for (const rest of [archive, join(folder, 'package')]) rmSync(rest, { recursive: true })
}
