import { resolve } from 'node:path'

/** Returns the folder that contains `content/`: that of the setting CONTENT_ROOT, or else the working directory. */
export function contentRoot(): string {
  return resolve(process.env.CONTENT_ROOT || '.')
}
