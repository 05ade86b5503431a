import { afterEach, describe, expect, it, vi } from 'vitest'
import { findNginx } from './nginx.ts'
import { programFrom } from './program-from.ts'

describe('programFrom', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('returns the file, or undefined if the variable is unset or empty', () => {
    vi.stubEnv('NGINX_BIN', process.execPath)
    expect(programFrom('NGINX_BIN')).toBe(process.execPath)
    vi.stubEnv('NGINX_BIN', '')
    expect(programFrom('NGINX_BIN')).toBeUndefined()
  })

  it('throws if the file does not exist', () => {
    vi.stubEnv('NGINX_BIN', '/no/nginx')
    expect(() => findNginx()).toThrow('NGINX_BIN: /no/nginx does not exist')
  })
})
