import { knownSubjects } from '#contact/subject.ts'
import { getSiteContent } from '#src/content/load/collections.ts'
import { acceptedChoices, offeredChoices } from '#src/content/load/service-choices.ts'

/**
 * What links to the contact page can name, the services that a message may name, the hints for the message, and the email
 * address and the holidays of the team. The server reads this file when it starts.
 */
export async function GET(): Promise<Response> {
  const {
    contactPage: { messageHints, serviceChoices },
    products,
    services,
    site: { email, holidays },
  } = await getSiteContent()
  return Response.json({
    subjects: knownSubjects(products, services, offeredChoices(serviceChoices), Object.keys(messageHints)),
    serviceChoices: acceptedChoices(serviceChoices).map(({ name }) => name),
    messageHints,
    email,
    holidays,
  })
}
