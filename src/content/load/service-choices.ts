import type { ServiceChoice } from '#contact/subject.ts'
import type { ContactPage } from '../schemas/contact-page.ts'
import { dayOf, daysAfter } from '../text/days.ts'

/** How many days a choice is accepted after its last day, for pages that are still open and for drafts. */
const ACCEPTED_DAYS = 60

type Choices = ContactPage['serviceChoices']

/** Returns the choices that the form offers today. */
export function offeredChoices(choices: Choices, today = dayOf()): ServiceChoice[] {
  return choices.filter(({ until }) => until === undefined || until >= today)
}

/** Returns the choices that the server accepts today (docs/decisions/0032-lists-in-the-content.md). */
export function acceptedChoices(choices: Choices, today = dayOf()): ServiceChoice[] {
  return offeredChoices(choices, daysAfter(today, -ACCEPTED_DAYS))
}
