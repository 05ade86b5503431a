import { expect, test } from 'vitest'
import { formatMetric } from './KeyMetrics.tsx'

test.each([
  ['companiesServed', 148, 'Companies Served', '148'],
  ['registersMarkedDaily', 21400, 'Registers Marked Daily', '21,400'],
  ['uptime', 99.25, 'Uptime', '99.25'],
  ['monthlySMSSent', 1250000, 'Monthly SMS Sent', '1,250,000'],
  ['usersOfAPI', '1.9 million', 'Users Of API', '1.9 million'],
  ['top10Markets', '₦9.6bn', 'Top10 Markets', '₦9.6bn'],
])('formatMetric: returns for the field %s of %s the fact %s, %s', (field, number, term, value) => {
  expect(formatMetric([field, number])).toEqual({ term, value })
})
