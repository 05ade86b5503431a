import { expect, it } from 'vitest'
import { createContactParser } from '#contact/contract.ts'
import { CONTACT_FIELDS, type ContactField, PERSONAL_FIELDS } from '#contact/fields.ts'
import { describeEngines, openForTest } from '#test/support/database-engines.ts'
import { storeMessage, submissionOf, validMessage } from '#test/support/messages.ts'
import { NOW, openTestInbox } from '#test/support/test-inbox.ts'
import { importStore } from '../cli/import-store.ts'
import { composeMail } from '../mail/mail-templates.ts'
import { fingerprintOf } from '../messages/duplicates.ts'

const otherValue = (field: ContactField) => (field === 'service' ? 'Other' : `new-${validMessage[field]}`)

function parse(input: object) {
  const parsed = createContactParser()(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields))
  return parsed.message
}

describeEngines('every field of a message', (engine) => {
  async function submit() {
    const inbox = await openTestInbox(engine)
    const message = parse(validMessage)
    const reference = await storeMessage(inbox.store, submissionOf('', { message }), NOW)
    return { ...inbox, reference }
  }

  it.each(CONTACT_FIELDS)(
    '%s: is listed, exported and mailed, withheld by a restriction and erased',
    async (field) => {
      const { run, claim, database, reference } = await submit()
      const typed = validMessage[field]
      for (const args of [['show', reference], ['list'], ['find', reference], ['export', '--json']])
        expect([(await run(...args)).value].flat()).toMatchObject([{ [field]: typed }])
      expect((await run('export', '--csv')).text).toContain(typed)
      expect(composeMail((await claim()).message).text).toContain(typed)
      await run('restrict', reference)
      expect((await run('show', reference)).value).toMatchObject({ [field]: '' })
      await run('erase', reference)
      expect(await database.selectFrom('messages').select(field).execute()).toEqual([])
    },
  )

  it.each(CONTACT_FIELDS)('%s: makes two messages different', (field) => {
    const other = parse({ ...validMessage, [field]: otherValue(field) })
    expect(fingerprintOf(other)).not.toBe(fingerprintOf(validMessage))
  })

  it.for(PERSONAL_FIELDS)(
    '%s: is rectified, and a restore of an older copy keeps the correction',
    async (field, { skip }) => {
      const { run, address, reference } = await submit()
      if (address.engine === 'postgres') return skip()
      const copy = await openForTest()
      await importStore(copy, address.path, '/nowhere')
      await run('rectify', reference, `--${field}`, otherValue(field))
      await importStore(copy, address.path, '/nowhere')
      const query = copy.selectFrom('messages').select([...CONTACT_FIELDS, 'fingerprint'])
      const { fingerprint, ...fields } = await query.executeTakeFirstOrThrow()
      expect(fields).toEqual({ ...validMessage, [field]: otherValue(field) })
      expect(fingerprint).not.toBe(fingerprintOf(parse(validMessage)))
    },
  )
})

it('fingerprint: stays the same between releases, so that a retry is recognised', () => {
  const { name, email, service, message } = validMessage
  expect(fingerprintOf(parse({ name, email, service, message }))).toBe(
    '7wB3SGS3BVOKmX2ylPq5x4FarRa7Eu5VWfQled90rHk',
  )
})

it('fingerprint: has a field of a later release only if it is filled in', () => {
  const withLater = (later: string) => fingerprintOf(Object.assign(parse(validMessage), { later }))
  expect(withLater('')).toBe(fingerprintOf(validMessage))
  expect(withLater('text')).not.toBe(fingerprintOf(validMessage))
})
