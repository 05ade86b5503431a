import { knownSubjects } from '#contact/subject.ts'
import { getOrdered } from '#src/content/load/collections.ts'

/** The known subjects. The server reads them to find the subject of a form sent without scripts. */
export async function GET(): Promise<Response> {
  return Response.json(knownSubjects(await getOrdered('products')))
}
