import { existsSync } from 'node:fs'

/**
 * Returns the file that an environment variable names, or undefined if it is not set.
 * @throws if the file does not exist, because the tests would otherwise use another program
 */
export function executableFromEnv(variable: string): string | undefined {
  const file = process.env[variable]
  if (file && !existsSync(file)) throw new Error(`${variable}: ${file} does not exist`)
  return file || undefined
}
