import { DatabaseSync } from 'node:sqlite'

/** Runs a query in a SQLite file. @returns its rows */
export function readRows(path: string, query: string, ...parameters: string[]) {
  const file = new DatabaseSync(path)
  try {
    return file.prepare(query).all(...parameters)
  } finally {
    file.close()
  }
}
