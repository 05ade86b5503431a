import { backup } from './backup.ts'
import { disk } from './disk-full.ts'
import { doubt } from './doubt.ts'
import { drain } from './drain.ts'
import { firstStart } from './first-start.ts'
import { fuzz } from './fuzz.ts'
import { kill } from './kill.ts'
import { killPostgres } from './kill-postgres.ts'
import { lock } from './lock.ts'
import { mail } from './mail.ts'
import { overload } from './overload.ts'
import { powerCut } from './power-cut.ts'
import type { Proof } from './proof.ts'
import { relay } from './relay.ts'
import { slow } from './slow.ts'
import { soak } from './soak.ts'
import { stops } from './stops.ts'

/** Every proof, by the name that `npm run prove -- NAME` takes. */
export const PROOFS: Readonly<Record<string, Proof>> = {
  kill,
  'kill-postgres': killPostgres,
  'power-cut': powerCut,
  doubt,
  'disk-full': disk,
  lock,
  'first-start': firstStart,
  backup,
  mail,
  relay,
  drain,
  fuzz,
  slow,
  overload,
  soak,
  stops,
}
