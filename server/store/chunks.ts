/** Maximum number of rows in one SQL statement. A larger number would hold the write lock longer and delay new messages. */
const CHUNK_SIZE = 200

/** Splits rows into the chunks of several SQL statements. */
export function chunks<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK_SIZE) }, (_, chunk) =>
    rows.slice(chunk * CHUNK_SIZE, (chunk + 1) * CHUNK_SIZE),
  )
}
