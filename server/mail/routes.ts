import { type KnownSubjects, topicsOf } from '#contact/subject.ts'
import type { MailAddress } from './mail-templates.ts'

export type Route = { topic: string; to: MailAddress[] }

/** Returns the route of a message: the first of the product, the subject and the service that has one, else MAIL_TO. */
export type FindRoute = (message: { service: string; message: string }) => Route

/** @param known undefined without a built site: everything then goes to MAIL_TO */
export function createFindRoute(
  to: MailAddress[],
  routes: readonly Route[],
  known?: KnownSubjects,
): FindRoute {
  const rest = { topic: 'MAIL_TO', to }
  return (message) => {
    const topics = known ? topicsOf(message, known) : []
    return topics.flatMap((topic) => routes.find((route) => route.topic === topic) ?? [])[0] ?? rest
  }
}

/** Returns a sentence for each route of MAIL_ROUTES whose topic the site does not have. */
export function findWrongRoutes(routes: readonly Route[], known: KnownSubjects): string[] {
  const topics = [
    ...known.subjects.map((name) => `subject:${name.toLowerCase()}`),
    ...known.services.map(([id]) => `service:${id}`),
    ...known.products.map(([id]) => `product:${id}`),
  ]
  return routes.flatMap(({ topic }) =>
    topics.includes(topic) ? [] : `MAIL_ROUTES: there is no ${topic}; expected one of ${topics.join(', ')}`,
  )
}

/** Returns a line for each route; none if everything goes to MAIL_TO. */
export function describeRoutes(to: MailAddress[], routes: readonly Route[]): string[] {
  const all = routes.length > 0 ? [...routes, { topic: 'MAIL_TO', to }] : []
  return all.map((route) => `${route.topic}: ${route.to.map(({ address }) => address).join(', ')}`)
}
