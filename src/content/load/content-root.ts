import { resolve } from 'node:path'

/** Returns the folder that contains `content/`: that of the setting CONTENT_ROOT, or else the working directory. */
export function contentRoot(): string {
  return resolve(process.env.CONTENT_ROOT || '.')
}

/** Returns the absolute path of a file that the content names, like `images/leaders/lead-a.avif`. */
export function contentFile(path: string): string {
  return resolve(contentRoot(), 'content', path)
}
