import { createHash } from 'node:crypto'
import type { Figure, FigureOf } from '../schemas/figures/figure.ts'
import type { Entry } from './content-kinds.ts'
import type { SiteContent } from './site-content.ts'

/** Number of case studies in the company profile: the first ones in their order that have a measured figure. */
const STUDY_COUNT = 6

/** The content of the company profile (docs/requirements.md#company-profile). */
export type ProfileContent = ReturnType<typeof profileContent>

/** Selects the content of the company profile: exactly what its page shows. */
export function profileContent(content: SiteContent) {
  const { site, profile, about, home, servicesPage } = content
  return {
    site,
    profile,
    about: { intro: about.hero.intro, mission: about.mission },
    ventures: content.ventures.map(({ id, data: { name, tagline, serves } }) => ({
      id,
      name,
      tagline,
      serves,
    })),
    services: content.services.map(({ data: { title, tagline, terms } }) => ({ title, tagline, terms })),
    studies: content.work.flatMap(({ data }) => studyOf(data) ?? []).slice(0, STUDY_COUNT),
    leaders: content.leaders.map(({ id, data: { name, title, image, description } }) => ({
      id,
      name,
      title,
      image,
      description,
    })),
    stages: servicesPage.howWeWork.stages,
    standardTerms: servicesPage.standardTerms,
    terms: { items: servicesPage.howWeWork.terms.items },
    certificates: home.credentials.logos,
  }
}

/** Returns a short hash of the content of the company profile. */
export function hashProfile(content: ProfileContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)
}

/** Returns what the profile shows of a case study, or undefined without a measured figure. The others are too tall. */
function studyOf({ figures, ...study }: Entry<'work'>['data']) {
  const figure = figures.find(isMeasured)
  const { title, company, country, sector, year, months, summary, results } = study
  return figure && { title, company, country, sector, year, months, summary, results, figure }
}

function isMeasured(figure: Figure): figure is FigureOf<'before-after' | 'series' | 'flow'> {
  return ['before-after', 'series', 'flow'].includes(figure.kind)
}
