import { knownSubjects } from '#contact/subject.ts'
import { getOrdered } from '#src/content/load/collections.ts'

/** The subjects that the server finds in the address of a form sent without scripts. */
export async function GET(): Promise<Response> {
  return Response.json(knownSubjects(await getOrdered('products')))
}
