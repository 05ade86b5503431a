import { knownSubjects } from '#contact/subject.ts'
import { getSiteContent } from '#src/content/load/collections.ts'

/** What links to the contact page can name, and the hints for the message. The server reads this file for plain forms. */
export async function GET(): Promise<Response> {
  const {
    contactPage: { messageHints },
    products,
    services,
  } = await getSiteContent()
  const subjects = knownSubjects(products, services, Object.keys(messageHints))
  return Response.json({ subjects, messageHints })
}
