import { DEFAULT_RETENTION_DAYS } from '../../contact/retention.ts'
import type { Site } from './schemas/site.ts'

/**
 * Fills in what texts must not repeat: `{{name}}`, `{{email}}`, `{{phone}}`, `{{address}}` from site.yaml and
 * `{{retention}}` from the constant that the erasing job uses (decision D4).
 * @throws where a text asks for a token that does not exist
 */
export function fillTokens(text: string, site: Site): string {
  const values: Record<string, string> = {
    name: site.name,
    email: site.email,
    phone: site.phone,
    address: `${site.address.city}, ${site.address.region}, ${site.address.country}`,
    retention: `${retentionDays} days`,
  }
  return text.replace(/\{\{(\w+)\}\}/g, (token, key: string) => {
    const value = values[key]
    if (value === undefined)
      throw new Error(`${token} is no token; known are ${Object.keys(values).join(', ')}`)
    return value
  })
}

/** Days a message is kept: the operators' setting at build, or the default. */
const retentionDays = Number(process.env.RETENTION_DAYS ?? DEFAULT_RETENTION_DAYS)
