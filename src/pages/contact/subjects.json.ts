import { knownSubjects } from '#contact/subject.ts'
import { getOrdered } from '#src/content/load/collections.ts'

/** The subjects that links to the contact page may have. The server reads this file when a form is sent without scripts. */
export async function GET(): Promise<Response> {
  return Response.json(knownSubjects(await getOrdered('products')))
}
