import { knownSubjects } from '#contact/subject.ts'
import { movedPages } from '#src/content/check/moved-pages.ts'
import { getContentFiles, getSiteContent } from '#src/content/load/collections.ts'
import { acceptedChoices, offeredChoices } from '#src/content/load/dated-parts.ts'
import { pictureOf, sitePages } from '#src/layout/site-pages.ts'
import { urls } from '#src/urls.ts'

/** What the server reads when it starts: choices and hints of messages, email and moved addresses. */
export async function GET(): Promise<Response> {
  const { contactPage, products, services, site } = await getSiteContent()
  const { messageHints, serviceChoices } = contactPage
  return Response.json({
    subjects: knownSubjects(products, services, offeredChoices(serviceChoices), Object.keys(messageHints)),
    serviceChoices: acceptedChoices(serviceChoices).map(({ name }) => name),
    messageHints,
    email: site.email,
    moved: await movedAddresses(),
  })
}

/** Returns where each old address leads, with those of its social card and of its drawing. */
async function movedAddresses(): Promise<Record<string, string>> {
  const files = await getContentFiles()
  const pages = sitePages(files)
  const moved = movedPages(files).flatMap(([from, to]) => {
    const page = pages.find(({ path }) => path === to)
    const card = page ? [[urls.card(from), urls.card(to)]] : []
    const drawing = page && pictureOf(page)?.picture.kind === 'drawn' && pictureOf(page)?.file
    return [[from, to], ...card, ...(drawing ? [[urls.drawing(from.slice(1)), urls.drawing(drawing)]] : [])]
  })
  return Object.fromEntries(moved)
}
