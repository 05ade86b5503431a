/** How far the weave of a product has got, by the status it is sold under. */
export const PROGRESS = { available: 1, 'In Development': 0.62, 'Coming Soon': 0.38 } as const
