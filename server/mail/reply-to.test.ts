import { expect, it } from 'vitest'
import { validMessage } from '#test/support/messages.ts'
import { composeMail } from './mail-templates.ts'

const mailFrom = (email: string) =>
  composeMail({ ...validMessage, email, reference: 'K7Q2-M9XD', acceptedAt: 0 })

it.each(['amina@example.com', 'amina@exámple.ng'])('mail: has %s as Reply-To', (email) => {
  const { replyTo, text } = mailFrom(email)
  expect(replyTo?.address).toBe(email)
  expect(text).not.toContain('To reply')
})

it('mail: has no Reply-To that requires SMTPUTF8, and says so', () => {
  const { replyTo, text } = mailFrom('ọlá@example.com')
  expect(replyTo).toBeUndefined()
  expect(text).toContain('Email:     ọlá@example.com')
  expect(text).toContain('To reply, copy the address above: not every mail server accepts it.')
})

it('mail: gives the time in West Africa, where the team works', () => {
  expect(mailFrom('amina@example.com').text).toContain('Received:  1 Jan 1970, 01:00 WAT')
})
