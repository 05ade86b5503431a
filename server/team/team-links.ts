import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, Tables } from '../store/schema.ts'

export const TEAM_PATH = '/team/'

export const LINK_LIFETIME_MS = 14 * 86_400_000

export type MessageState = Pick<
  Selectable<Tables['messages']>,
  'taken_by' | 'taken_at' | 'done_at' | 'quarantined_for'
>

/** Why a message is quarantined that a person marked as spam. */
export const MARKED = 'operator'

type ActionRule = {
  label: string
  opposite: TeamAction
  act: (state: MessageState, now: number, initials?: string) => MessageState
}

export type TeamAction = 'take' | 'leave' | 'done' | 'reopen' | 'spam' | 'release'

export const TEAM_ACTIONS: Record<TeamAction, ActionRule> = {
  take: {
    label: "I'm answering this",
    opposite: 'leave',
    act: (state, now, initials = '') =>
      state.taken_by === null ? { ...state, taken_by: initials, taken_at: now } : state,
  },
  leave: {
    label: 'Nobody is answering this',
    opposite: 'take',
    act: (state) => (state.taken_by === null ? state : { ...state, taken_by: null, taken_at: null }),
  },
  done: {
    label: 'Done',
    opposite: 'reopen',
    act: (state, now) => (state.done_at === null ? { ...state, done_at: now } : state),
  },
  reopen: {
    label: 'Not done',
    opposite: 'done',
    act: (state) => (state.done_at === null ? state : { ...state, done_at: null }),
  },
  spam: {
    label: 'Spam',
    opposite: 'release',
    act: (state) => (state.quarantined_for === MARKED ? state : { ...state, quarantined_for: MARKED }),
  },
  release: {
    label: 'Not spam, send it to us',
    opposite: 'spam',
    act: (state) =>
      state.quarantined_for === null ? state : { ...state, quarantined_for: null, done_at: null },
  },
}

export const MESSAGE_ACTIONS: readonly TeamAction[] = ['take', 'done', 'spam']

export type TeamPermission = { reference: string; action: TeamAction; expiresAt: number }

export type TeamLink = { label: string; url: string }

export type LinksOf = (reference: string, actions: readonly TeamAction[]) => TeamLink[]

/** Returns the key that signs the links, which all servers of the store share. */
export async function readKey(database: Database): Promise<string> {
  const keys = database.selectFrom('secrets').select('value').where('name', '=', 'team-links')
  return (await keys.executeTakeFirstOrThrow()).value
}

/** Replaces the key, so that all links so far are invalid. */
export async function renewKey(database: Database): Promise<void> {
  const value = randomBytes(32).toString('base64url')
  await database.updateTable('secrets').set({ value }).where('name', '=', 'team-links').execute()
}

/** Creates a function that reads the key of the links for each mail, so that a rotation works at once. */
export function createTeamLinks(database: Database, origin: string) {
  return async (now: number): Promise<LinksOf> => {
    const key = await readKey(database)
    return (reference, actions) =>
      actions.map((action) => {
        const token = signPermission(key, { reference, action, expiresAt: now + LINK_LIFETIME_MS })
        return { label: TEAM_ACTIONS[action].label, url: `${origin}${TEAM_PATH}${token}` }
      })
  }
}

/** Returns the token of a permission: its JSON and an HMAC of that. It has no name, address or text of a visitor. */
export function signPermission(key: string, permission: TeamPermission): string {
  const payload = Buffer.from(JSON.stringify(permission)).toString('base64url')
  return `${payload}.${macOf(key, payload)}`
}

/** Matches a token, whose HMAC has 43 characters, and what mail programs add: any sign but a letter or a digit. */
const TOKEN = /^([\w-]+)\.([\w-]{43})(?![a-z\d])/i

/** Returns the permission of a token, which may have expired. Each text gets its HMAC, so that the time tells nothing. */
export function readPermission(key: string, text: string): TeamPermission | undefined {
  const [, payload = '', mac = ''] = TOKEN.exec(text) ?? []
  const [given, expected] = [Buffer.from(mac), Buffer.from(macOf(key, payload))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as TeamPermission
}

function macOf(key: string, payload: string): string {
  return createHmac('sha256', key).update(payload).digest('base64url')
}
