import { knownSubjects } from '#contact/subject.ts'
import { getOrdered } from '#src/content/load/collections.ts'

/** The subjects that links to the contact page may have. The server uses this file for forms sent without scripts. */
export async function GET(): Promise<Response> {
  return Response.json(knownSubjects(await getOrdered('products')))
}
