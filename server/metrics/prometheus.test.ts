import { expect, it } from 'vitest'
import { createCounter, createHistogram, gauge } from './prometheus.ts'

it('writes a counter with its known series at 0 from the start', () => {
  const counter = createCounter('mails_total', 'Mails.', [{ outcome: 'sent' }, { outcome: 'dead' }])
  counter.add({ outcome: 'sent' })
  counter.add({ outcome: 'sent' })
  expect(counter.render()).toBe(
    '# HELP mails_total Mails.\n# TYPE mails_total counter\nmails_total{outcome="sent"} 2\nmails_total{outcome="dead"} 0\n',
  )
})

it('escapes what would end a label', () => {
  const counter = createCounter('seen_total', 'Seen.')
  counter.add({ what: 'a "b" \\ c\nd' })
  expect(counter.render()).toContain('seen_total{what="a \\"b\\" \\\\ c\\nd"} 1\n')
})

it('reads a gauge when it is written', () => {
  let value = 1
  const metric = gauge('size', 'Size.', () => value)
  value = 2
  expect(metric.render()).toBe('# HELP size Size.\n# TYPE size gauge\nsize 2\n')
})

it('counts in a histogram every value at or below each bound, for each set of labels', () => {
  const histogram = createHistogram('seconds', 'Time.', [0.1, 1])
  for (const value of [0.1, 0.5, 1, 7]) histogram.observe(value, { kind: 'page' })
  histogram.observe(0.25, { kind: 'file' })
  expect(histogram.render()).toBe(
    [
      '# HELP seconds Time.',
      '# TYPE seconds histogram',
      'seconds_bucket{kind="page",le="0.1"} 1',
      'seconds_bucket{kind="page",le="1"} 3',
      'seconds_bucket{kind="page",le="+Inf"} 4',
      'seconds_sum{kind="page"} 8.6',
      'seconds_count{kind="page"} 4',
      'seconds_bucket{kind="file",le="0.1"} 0',
      'seconds_bucket{kind="file",le="1"} 1',
      'seconds_bucket{kind="file",le="+Inf"} 1',
      'seconds_sum{kind="file"} 0.25',
      'seconds_count{kind="file"} 1',
      '',
    ].join('\n'),
  )
})
