import { knownSubjects } from '#contact/subject.ts'
import { getContentFiles, getSiteContent } from '#src/content/load/collections.ts'
import { findEndings } from '#src/content/load/dated-parts.ts'
import { acceptedChoices, offeredChoices } from '#src/content/load/service-choices.ts'

/**
 * What links to the contact page can name, the services that a message may name, the hints for the message, what leaves the
 * pages on which day, and the email
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
    endings: findEndings(await getContentFiles()),
    email,
    holidays,
  })
}
