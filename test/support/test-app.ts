import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { loadStaticSite } from '#server/http/static-site.ts'
import { createLog } from '#server/log.ts'
import { createMessageRepository, type MessageRepository } from '#server/messages/message-repository.ts'
import { createScoreSpam } from '#server/messages/score-spam.ts'
import { readConfig } from '#server/settings.ts'
import { type DiskSpace, watchFreeSpace } from '#server/store/free-space.ts'
import { openDatabase } from '#server/store/open-database.ts'
import { writeFakeSite } from './fake-site.ts'
import { PERSONAL } from './messages.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { UNLIMITED_RATES } from './unlimited-rates.ts'

const scoreSpam = createScoreSpam()

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

type Options = {
  environment?: Record<string, string>
  withSite?: boolean
  /** Returns replacements for methods of the store, such as methods that fail. */
  changeStore?: (store: MessageRepository) => Partial<MessageRepository>
  findDiskSpace?: () => Promise<DiskSpace>
}

/** Builds the app with a new store and a small site for one test, which fails if the log contains personal data. */
export async function startTestApp({
  environment = {},
  withSite = true,
  changeStore,
  findDiskSpace,
}: Options = {}) {
  const folder = temporaryFolder()
  const database = await openDatabase({ engine: 'sqlite', path: join(folder, 'contact.db') })
  const realStore = createMessageRepository(database)
  const store = { ...realStore, ...changeStore?.(realStore) }
  const config = readConfig({ ...UNLIMITED_RATES, ...environment })
  const logLines: string[] = []
  const stopping = new AbortController()
  let wakes = 0
  const log = createLog('trace', { write: (line) => logLines.push(line) })
  const app = await buildApp({
    config,
    database,
    store,
    outboxWorker: { wake: () => void wakes++ },
    scoreSpam,
    log,
    site: withSite ? loadStaticSite(writeFakeSite(folder)) : undefined,
    stopping: stopping.signal,
    findDiskSpace: findDiskSpace ?? watchFreeSpace(config.database),
    now: Date.now,
  })
  onTestFinished(async () => {
    await app.close()
    await database.destroy()
    expect(logLines.join('')).not.toMatch(PERSONAL)
  })
  return {
    app,
    database,
    store,
    stopping,
    logLines,
    /** Returns how often `wake` of the outbox worker was called. */
    wakes: () => wakes,
  }
}

/** Posts a message as JSON, like the form with JavaScript. */
export function postJson(app: FastifyInstance, body: unknown, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Posts a message URL-encoded, like the form without JavaScript. */
export function postForm(
  app: FastifyInstance,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  url = '/api/contact',
) {
  return app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
}
