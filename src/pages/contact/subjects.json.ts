import { knownSubjects } from '#contact/subject.ts'
import { getSiteContent } from '#src/content/load/collections.ts'

/**
 * What links to the contact page can name, the hints for the message, and the email address of the team. The server reads this
 * file for plain forms, and names the address when it cannot take a message.
 */
export async function GET(): Promise<Response> {
  const {
    contactPage: { messageHints },
    products,
    services,
    site: { email },
  } = await getSiteContent()
  const subjects = knownSubjects(products, services, Object.keys(messageHints))
  return Response.json({ subjects, messageHints, email })
}
