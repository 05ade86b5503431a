import { z } from 'astro/zod'
import { annotate } from './annotations.ts'
import {
  day,
  httpsAddress,
  inOrder,
  line,
  listOf,
  oldAddress,
  placeholder,
  siteAddress,
  sources,
} from './fields.ts'

const email = z.email('write an email address, like hello@example.com')

/** A phone number with its country code (ITU-T E.164). The 0 of 0803 is for calls within Nigeria: after +234 it reaches no one. */
const phoneNumber = line.regex(
  /^\+?(?!2 ?3 ?4(?: ?0)+ ?[1-9])[1-9](?: ?\d){7,14}$/,
  'write the number with the country code and without a 0 after it, like +234 800 000 0000',
)

const notice = z
  .strictObject({
    title: line.max(60).describe('What is different, like “Our office is closed”. The days follow it'),
    from: annotate(day, { begins: true }).describe('First day. The pages show the notice from then on'),
    until: annotate(day, { ends: true, leaves: true }).describe('Last day'),
    text: line.max(160).optional().describe('What visitors can do meanwhile'),
  })
  .superRefine(inOrder('from', 'until'))

/** Schema of `content/site.yaml`, the only file with the facts about the group (docs/requirements.md#content). */
export const siteSchema = z.strictObject({
  name: line.max(40),
  registeredName: line
    .max(60)
    .describe('Name in the register of the Corporate Affairs Commission, like Example Group Limited'),
  description: line.min(70).max(160),
  foundedYear: z.int().min(1990).meta({ title: 'Year of the foundation' }),
  registrationNumber: line
    .regex(/^(RC|BN) \d{5,8}$/, 'write the number with RC or BN in front, like RC 1234567')
    .describe('Number in the register of the Corporate Affairs Commission'),
  email,
  dataProtectionEmail: email.describe('Address for questions about personal data'),
  securityEmail: email
    .optional()
    .describe('Address for reports of security problems; without it, the email address'),
  phone: phoneNumber.overwrite((number) => number.replace(/^\+?/, '+')).optional(),
  whatsapp: phoneNumber
    .overwrite((number) => number.replace(/\D/g, ''))
    .optional()
    .describe('Leave it empty to hide every WhatsApp link'),
  address: z.strictObject({
    street: line.max(80).describe('House number, street and district'),
    city: line.max(40),
    region: line.max(40),
    country: line.max(40),
  }),
  landmark: line.max(80).optional().describe('What visitors look for near the office'),
  hours: line.max(60).describe('Days and hours when the office is open'),
  notices: listOf(notice, 'title', 'from')
    .default([])
    .describe('Shown at the top of the home page and of /contact'),
  visits: line.optional().meta({ title: 'When visitors are welcome at the office' }),
  vat: line
    .regex(/\d%/, 'write the rate too, like 7.5%')
    .optional()
    .describe('Shown with the prices: whether they include VAT, and its rate'),
  nairaPerDollar: z
    .number()
    .positive()
    .optional()
    .describe('Exchange rate at which product pages show dollar prices in naira too'),
  social: listOf(z.strictObject({ name: line.max(40), url: httpsAddress }), 'name')
    .max(6)
    .default([]),
  movedPages: listOf(
    z.strictObject({
      from: oldAddress.meta({ title: 'Old address', description: 'Of the removed page, like /work/fees' }),
      to: siteAddress,
    }),
    'from',
  )
    .optional()
    .meta({ title: 'Removed pages' })
    .describe('Where the addresses of removed pages lead now'),
  sources,
  placeholder,
})

export type Notice = z.output<typeof notice>
export type Site = z.output<typeof siteSchema>
