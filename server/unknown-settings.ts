import { SETTINGS } from './settings-schema.ts'

/** Settings of deploy/backup.sh. */
const BACKUP_SETTINGS = ['BACKUP_AGE_RECIPIENT', 'BACKUP_REMOTE']

/** First words of our settings. `MAIL` alone does not count: shells set it to the path of the mailbox. */
const OUR_PREFIX =
  /^(?:MAIL_|(?:SMTP|CONTACT|DATABASE|RETENTION|TRUSTED|TRUST|METRICS|BACKUP)(?:_|$)|NOTIFY_WEBHOOK)/

/** Returns one line for each variable whose name begins like a setting, but is none. The line omits the value. */
export function unknownSettingWarnings(environment: NodeJS.Dict<string>): string[] {
  const known = [...Object.keys(SETTINGS.shape), ...BACKUP_SETTINGS]
  return Object.keys(environment)
    .filter((name) => environment[name] && OUR_PREFIX.test(name) && !known.includes(name))
    .map((name) => `${name}: not a setting of this site; docs/operations.md lists all settings`)
}
