import { SiteMissingError } from './http/static-site.ts'
import { ConfigError } from './settings.ts'
import { DatabaseUnavailableError } from './store/database-unavailable.ts'

/**
 * Returns one line for a configuration error, and the stack trace for any other error.
 * @param portSetting name of the variable with the port
 */
export function formatStartupError(error: unknown, portSetting = 'PORT'): string {
  if (
    error instanceof ConfigError ||
    error instanceof SiteMissingError ||
    error instanceof DatabaseUnavailableError
  ) {
    return error.message
  }
  const { code, address, port } = error as { code?: unknown; address?: unknown; port?: unknown }
  if (code === 'EADDRINUSE')
    return `${portSetting}: expected a free port, but ${String(address)}:${String(port)} is in use`
  if (code === 'EACCES') return `${portSetting}: this user may not listen on port ${String(port)}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST: expected an address of this machine'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
