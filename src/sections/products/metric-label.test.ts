import { expect, test } from 'vitest'
import { metricLabel } from './metric-label.ts'

test.each([
  ['companiesServed', 'Companies Served'],
  ['registersMarkedDaily', 'Registers Marked Daily'],
  ['uptime', 'Uptime'],
  ['smsSent', 'Sms Sent'],
  ['monthlySMSSent', 'Monthly SMS Sent'],
  ['usersOfAPI', 'Users Of API'],
  ['top10Markets', 'Top10 Markets'],
])('metricLabel: returns for the field %s the label %s', (field, label) => {
  expect(metricLabel(field)).toBe(label)
})
