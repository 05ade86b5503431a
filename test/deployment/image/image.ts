import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { findOnPath } from '#test/support/find-on-path.ts'
import { atMost, type Check, exactly } from '../../support/scenario.ts'
import { bareDebian, missingForMachine, ROOT } from '../machine/machine.ts'

const NODE_IMAGE = 'localhost/website-test-node'
const IMAGE = 'localhost/website-test'
const MAX_SIZE_MB = 300

/** Returns why no image can be built here, or undefined. */
export function missingForImage(): string | undefined {
  return missingForMachine() ?? (findOnPath(['buildah']) ? undefined : 'apt-get install buildah')
}

/** Builds all stages of deploy/Dockerfile without a daemon, and runs the image as deploy/compose.yaml does. */
export async function checkImage(): Promise<Check[]> {
  if (buildah('images', '--quiet', '--filter', `reference=${NODE_IMAGE}`) === '')
    run('node-image.sh', bareDebian(), process.execPath, NODE_IMAGE)
  const args = `--isolation=chroot --layers --build-arg=NODE_IMAGE=${NODE_IMAGE} --build-arg=SITE_URL=https://example.com`
  const build = ['build', ...args.split(' '), '--file=deploy/Dockerfile', `--tag=${IMAGE}`, ROOT]
  execFileSync('buildah', build, { stdio: ['ignore', 2, 2] })

  const container = buildah('from', IMAGE)
  try {
    const root = buildah('mount', container)
    const own = Number(execFileSync('du', ['-sm', join(root, 'site')], { encoding: 'utf8' }).split('\t')[0])
    const lines = run('run-image.sh', root).split('\n')
    const results = new Map(lines.map((line) => line.split('=') as [string, string]))
    const number = (name: string) => Number(results.get(name))
    return [
      atMost('size without the base', own, MAX_SIZE_MB, ' MB'),
      atMost('start', number('start'), 10_000, ' ms'),
      atMost('memory', number('memory') / 1_024, 300, ' MB'),
      exactly('status of the home page', number('home'), 200),
      exactly('status of a message', number('posted'), 201),
      exactly('messages after a restart', number('stored'), 1),
      exactly('folders of the code that the server cannot write', number('writable'), 2),
      exactly('user of the server', number('user'), 1_000),
      exactly('copies of the message', number('copied'), 1),
      exactly('alarms of the watch', number('alarms'), 0),
    ]
  } finally {
    buildah('rm', container)
  }
}

function run(script: string, ...args: string[]): string {
  return execFileSync('bash', [join(import.meta.dirname, script), ...args], { encoding: 'utf8' })
}

function buildah(...args: string[]): string {
  return execFileSync('buildah', args, { encoding: 'utf8' }).trim()
}
