/** Host name of the site in the tests of deploy/. */
export const SITE_NAME = 'example.com'

/** Replaces addresses and paths in a configuration file. @throws if a pattern does not occur, because the file has changed */
export function replaceAll(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((result, [pattern, replacement]) => {
    if (result.search(pattern) < 0) throw new Error(`the file of deploy/ does not contain ${pattern}`)
    return result.replace(pattern, replacement)
  }, text)
}
