import { z } from 'astro/zod'
import { beforeAfter, flow, series } from './measured.ts'
import { message } from './message.ts'
import { place } from './place.ts'
import { screen } from './screen.ts'
import { system } from './system.ts'

/** A figure of a case study (docs/requirements.md#figures). `kind` decides on the other fields. */
export const figure = z.discriminatedUnion('kind', [
  beforeAfter,
  series,
  flow,
  system,
  message,
  screen,
  place,
])

export type Figure = z.output<typeof figure>
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>
