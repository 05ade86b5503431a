import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open-database.ts'
import type { Database } from '#server/database/schema.ts'
import { REFUSAL_REASONS } from '#server/http/errors.ts'
import { createLog } from '#server/log.ts'
import type { ContactStore } from '#server/messages/message.ts'
import { createDatabaseStore } from '#server/messages/message-repository.ts'
import { createCounts } from '#server/metrics/metrics.ts'
import { loadStaticSite } from '#server/site/static-site.ts'
import { writeFakeSite } from './fake-site.ts'
import { PERSONAL } from './messages.ts'
import { temporaryFolder } from './temporary-folder.ts'

export type TestApp = {
  app: FastifyInstance
  database: Database
  store: ContactStore
  stopping: AbortController
  /** Lines of the log. */
  logLines: string[]
  /** How often the notifier was told of a message. */
  wakes: () => number
  /** Returns the metrics in the text format of Prometheus. */
  metricsText: () => Promise<string>
}

type Options = {
  environment?: Record<string, string>
  withSite?: boolean
  /** Changes what the store does, to make it fail. */
  changeStore?: (store: ContactStore) => Partial<ContactStore>
}

/**
 * The server with a new store and a small site in a temporary folder; closed when the test ends, and its log
 * searched for people.
 */
export async function startTestApp({
  environment = {},
  withSite = true,
  changeStore,
}: Options = {}): Promise<TestApp> {
  const folder = temporaryFolder()
  const database = await openDatabase({ engine: 'sqlite', path: join(folder, 'contact.db') })
  const wholeStore = createDatabaseStore(database)
  const store = { ...wholeStore, ...changeStore?.(wholeStore) }
  const logLines: string[] = []
  const stopping = new AbortController()
  const { counts, registry } = createCounts(REFUSAL_REASONS)
  let wakes = 0
  const app = await buildApp({
    config: readConfig(environment),
    store,
    notifier: { wake: () => void wakes++ },
    log: createLog('trace', { write: (line) => logLines.push(line) }),
    counts,
    site: withSite ? loadStaticSite(writeFakeSite(folder)) : undefined,
    stopping: stopping.signal,
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
    wakes: () => wakes,
    metricsText: () => registry.metrics(),
  }
}

/** Posts a message as the form's script does. */
export function postJson(app: FastifyInstance, body: unknown, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Posts a message as a browser without scripts does. */
export function postForm(
  app: FastifyInstance,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  })
}
