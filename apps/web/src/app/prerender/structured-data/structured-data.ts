import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { departuresOfTrip } from '@farandfew/domain/departures/departure-dates.ts'
import { schedule2025 } from '@farandfew/domain/schedule/schedule-2025.derived.ts'
import { datedTrip } from '../../../features/departures/dated-trip.ts'
import type { Page } from '../../../shared/pages.ts'
import { paths, tripLink } from '../../../shared/paths.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { faqPage, type Question } from '../../../shared/structured-data/faq-page.ts'
import { organization } from './organization.ts'
import type { HeadFacts } from './read-head.ts'
import { type Thing, structuredDataTags } from '../../../shared/structured-data/thing.ts'
import { touristTrip } from './tourist-trip.ts'

interface PageSubject {
  head: HeadFacts
  origin: string
  /** The trip that the page is about. */
  trip: Trip | undefined
  parent: Page['parent']
  /** The questions that the page answers. */
  questions: readonly Question[] | undefined
}

/** The structured data of a page as tags; empty for a page that search engines do not list. */
export const structuredData = (subject: PageSubject): string =>
  structuredDataTags(thingsOf(subject))

function thingsOf({ head, origin, trip, parent, questions }: PageSubject): Thing[] {
  const { canonical: url, title, image } = head
  if (!url) return []
  const path = url.slice(origin.length)
  if (path === paths.home) return [organization(origin)]
  const isPageOfTrip = trip && tripLink(trip) === path
  const asked = questions ?? (isPageOfTrip && trip.practicalFacts?.questions)
  const dated = isPageOfTrip && datedTrip(trip, departuresOfTrip(schedule2025, trip.id), origin)
  return [
    ...(isPageOfTrip ? [touristTrip(trip, { origin, url, image })] : []),
    ...(dated ? [dated] : []),
    ...(asked ? [faqPage(asked)] : []),
    breadcrumbList({ path, title, parent, trip }, origin),
  ]
}
