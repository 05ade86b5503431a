import { expect, it } from 'vitest'
import { knownSubjects } from '#contact/subject.ts'
import { withLinkedSubject } from './linked-subject.ts'

const known = knownSubjects(
  [{ id: 'cortexhr', data: { name: 'CortexHR' } }],
  [
    { id: 'devops-consulting', data: { title: 'DevOps Consulting' } },
    { id: 'cyber-security', data: { title: 'Cyber Security' } },
  ],
)
const ACADEMY = 'https://example.com/contact?subject=Academy'
const body = { name: 'Amina', message: 'I want to join.' }

it.each([
  [ACADEMY, 'Subject: Academy\n\nI want to join.'],
  [
    'https://example.com/contact?subject=Demo&product=cortexhr',
    'Subject: Demo of CortexHR\n\nI want to join.',
  ],
])('linked subject: inserts the subject of the referrer %s before the message', (referrer, message) => {
  expect(withLinkedSubject(body, referrer, known)).toEqual({ ...body, message })
})

it.each([
  ['', 'devops-consulting', 'DevOps & Cloud'],
  [undefined, 'cyber-security', 'Other'],
  ['UI/UX Design', 'cyber-security', 'UI/UX Design'],
  ['', 'cloud-infrastructure', ''],
])(
  'linked subject: with the chosen service %o and the link to %s the service is %o',
  (chosen, id, service) => {
    const referrer = `https://example.com/contact?subject=Consultation&service=${id}`
    expect(withLinkedSubject({ ...body, service: chosen }, referrer, known)).toMatchObject({ service })
  },
)

it.each([undefined, '', 'about:blank', 'https://example.com/', 'https://example.com/contact?subject=Sales'])(
  'linked subject: does not change the message for the referrer %o',
  (referrer) => {
    expect(withLinkedSubject(body, referrer, known)).toBe(body)
  },
)

it.each([
  { message: 'Subject: CSR\r\n\r\nGood morning' },
  { message: ' \n' },
  { message: 7 },
  { name: 'Amina' },
  null,
  'text',
])('linked subject: does not change the body %j', (other) => {
  expect(withLinkedSubject(other, ACADEMY, known)).toBe(other)
})
