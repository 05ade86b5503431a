import { knownSubjects } from '#contact/subject.ts'
import { getOrdered } from '#src/content/load/collections.ts'

/** The subjects and products that a link to the contact page can name. The server reads this file for plain forms. */
export async function GET(): Promise<Response> {
  return Response.json(knownSubjects(await getOrdered('products')))
}
