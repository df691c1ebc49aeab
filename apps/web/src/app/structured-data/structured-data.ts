import type { Trip } from '@farandfew/domain/trips'
import { paths, tripLink } from '../../shared/paths.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { faqPage, type Question } from './faq-page.ts'
import { organization } from './organization.ts'
import type { HeadFacts } from './read-head.ts'
import { type Thing, structuredDataTags } from './thing.ts'
import { touristTrip } from './tourist-trip.ts'

interface PageSubject {
  head: HeadFacts
  origin: string
  trip: Trip | undefined
  /** The questions that the page answers. */
  questions?: readonly Question[] | undefined
}

/** What a page is about, for search engines; nothing for a page that they leave out. */
export const structuredData = (subject: PageSubject): string =>
  structuredDataTags(thingsOf(subject))

function thingsOf({ head, origin, trip, questions }: PageSubject): Thing[] {
  const { canonical: url, title, image } = head
  if (!url) return []
  const path = url.slice(origin.length)
  if (path === paths.home) return [organization(origin)]
  return [
    ...(trip && tripLink(trip) === path ? [touristTrip(trip, { origin, url, image })] : []),
    ...(questions ? [faqPage(questions)] : []),
    breadcrumbList({ path, title, trip }, origin),
  ]
}
