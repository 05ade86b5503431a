import { expect, it } from 'vitest'
import { siteSchema } from './site.ts'

const { whatsapp } = siteSchema.shape
const phone = siteSchema.shape.phone.unwrap()

it.each(['+234 803 000 0000', '+2348030000000', '2348030000000', '234 803 000 0000'])(
  'phone and WhatsApp: both accept the number %s, and link to it',
  (number) => {
    expect(phone.parse(number).replaceAll(' ', '')).toBe('+2348030000000')
    expect(whatsapp.parse(number)).toBe('2348030000000')
  },
)

it.each(['+234 000 000 0000', '+27 10 000 0000', '+39 06 0000 0000'])(
  'phone and WhatsApp: both accept the number %s, a placeholder or a number of another country',
  (number) => {
    expect(phone.parse(number)).toBe(number)
    expect(whatsapp.parse(number)).toBe(number.replace(/\D/g, ''))
  },
)
