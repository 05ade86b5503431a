import { SETTINGS } from './config-schema.ts'

/** Variables that other programs of this repository read: the build, `deploy/` and the inbox commands. */
const OTHER_SETTINGS = [
  'EDITOR_REPOSITORY',
  'EDITOR_BACKEND',
  'EDITOR_BRANCH',
  'BACKUP_AGE_RECIPIENT',
  'BACKUP_REMOTE',
  'INBOX_OPERATOR',
]

/** First words of our settings. `MAIL` alone does not count: shells set it to the path of the mailbox. */
const OUR_PREFIX = /^(?:MAIL_|(?:SMTP|CONTACT|DATABASE|RETENTION)(?:_|$))/

/** Up to this length only one typing error counts, because unrelated names differ by two letters, like HOST and HOME. */
const MAX_SHORT_NAME_LENGTH = 5

/**
 * Returns one line for each variable that is no setting, but looks like one: its name has at most two typing errors, or
 * begins like the name of a setting. The line names the most similar setting and omits the value.
 * @param retired settings of earlier releases, which have their own warning
 */
export function unknownSettingWarnings(
  environment: NodeJS.Dict<string>,
  retired: readonly string[],
): string[] {
  const known = [...Object.keys(SETTINGS.shape), ...OTHER_SETTINGS]
  return Object.keys(environment)
    .filter((name) => environment[name] && !known.includes(name) && !retired.includes(name))
    .flatMap((name) => {
      const [nearest = '', distance] = known
        .map((setting): [string, number] => [setting, editDistance(name, setting)])
        .reduce((best, next) => (next[1] < best[1] ? next : best))
      const maxErrors = nearest.length <= MAX_SHORT_NAME_LENGTH ? 1 : 2
      const isLikeOurs = distance <= maxErrors || OUR_PREFIX.test(name)
      return isLikeOurs ? [`${name}: not a setting of this site; did you mean ${nearest}?`] : []
    })
}

/** Returns how many letters must be inserted, removed or replaced to turn one text into the other (Levenshtein distance). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (let column = 1; column <= to.length; column++)
      next[column] = Math.min(
        (next[column - 1] ?? 0) + 1,
        (row[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1),
      )
    row = next
  }
  return row[to.length] ?? 0
}
