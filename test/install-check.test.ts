import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const { preinstall } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts

/** Runs the preinstall script as npm runs it on a version of Node. The environment variable names that version. */
function preinstallOn(node: string): { status: number | null; stderr: string } {
  const env = { ...process.env, npm_config_user_agent: `npm/9.2.0 node/${node} linux x64 workspaces/false` }
  return spawnSync('sh', ['-c', preinstall], { env, encoding: 'utf8' })
}

describe('npm ci', () => {
  it('fails with one line that leads to a section, on a Node that is too old', () => {
    const { status, stderr } = preinstallOn('v18.20.4')
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toContain('CONTRIBUTING.md#begin')
    expect(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')).toMatch(/^## Begin\n\nNode 20 or newer/m)
  })

  it.each(['v20.9.0', 'v24.21.0'])('continues on Node %s', (node) => {
    expect(preinstallOn(node)).toMatchObject({ status: 0, stderr: '' })
  })
})
