import { knownSubjects } from '#contact/subject.ts'
import { createFindRoute } from '#server/mail/routes.ts'
import { SERVICE_CHOICES } from './messages.ts'

/** What a link can name on a small site. */
export const known = knownSubjects(
  [
    { id: 'taxly', data: { name: 'Taxly' } },
    { id: 'cortexhr', data: { name: 'CortexHR' } },
  ],
  [
    { id: 'cyber-security', data: { title: 'Cyber Security' } },
    { id: 'data-engineering', data: { title: 'Data Engineering' } },
  ],
  SERVICE_CHOICES,
)

export const addressOf = (address: string) => ({ name: '', address })

export const TEAM = [addressOf('team@example.com')]

/** Sends everything to the team. */
export const toTeam = createFindRoute(TEAM, [], known)
