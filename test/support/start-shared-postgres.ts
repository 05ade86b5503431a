import type { TestProject } from 'vitest/node'
import { hasPostgres, startPostgres } from './postgres.ts'

/** Starts one PostgreSQL server for all test files of the Vitest project, and returns the function that stops it. */
export default async function startSharedPostgres(project: TestProject): Promise<() => Promise<void>> {
  if (!hasPostgres()) {
    project.provide('postgresUrl', '')
    return async () => {}
  }
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
