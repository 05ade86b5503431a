import { knownSubjects } from '#contact/subject.ts'
import { getOrdered, getSingle } from '#src/content/load/collections.ts'

/** What links to the contact page can name, and the hints for the message. The server reads this file for plain forms. */
export async function GET(): Promise<Response> {
  const { messageHints } = await getSingle('contactPage')
  const products = await getOrdered('products')
  const subjects = knownSubjects(products, await getOrdered('services'), Object.keys(messageHints))
  return Response.json({ subjects, messageHints })
}
