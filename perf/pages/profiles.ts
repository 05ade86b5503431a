import type { Flags } from 'lighthouse'

/** Network and CPU speed that Lighthouse simulates. Without `throttling`, Lighthouse uses its default for mobile. */
export type Profile = { name: string; throttling?: Flags['throttling'] }

export const PROFILES: readonly Profile[] = [
  { name: 'slow 4G (150 ms, 1.6 Mbit/s, CPU 4x)' },
  {
    name: 'slow 3G (400 ms, 400 kbit/s, CPU 6x)',
    throttling: { rttMs: 400, throughputKbps: 400, cpuSlowdownMultiplier: 6 },
  },
]
