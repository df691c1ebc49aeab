import {
  destinationIn,
  destinationPageOf,
  type DestinationSlug,
  type DestinationWithGallery,
  destinationsWithPage,
  type DestinationWithPage,
} from '@farandfew/domain/destinations'
import type { Trip } from '@farandfew/domain/trips'

/** Builds every URL of the site; nothing else writes one down. */
export const paths = {
  home: '/',
  trips: '/trips',
  trip: (id: number) => `/trips/${id}`,
  destination: (slug: DestinationWithPage) => `/destinations/${slug}`,
  requestInvite: (slug: DestinationSlug) => `/request-invite/${slug}`,
  gallery: (slug: DestinationWithGallery) => `/gallery/${slug}`,
  schedule: '/schedule',
  moodboards: '/moodboards',
  quiz: '/quiz',
  about: '/about',
  account: '/account',
  admin: '/admin',
  team: '/team',
  testimonials: '/testimonials',
  blog: '/blog',
  careers: '/careers',
  contact: '/contact',
  paymentInfo: '/payment-info',
  cancellationPolicy: '/cancellation-policy',
  faqs: '/faqs',
  privacy: '/privacy',
  terms: '/terms',
  bookingTerms: '/booking-terms',
  /** Where the link in a newsletter leads. */
  unsubscribe: '/unsubscribe',
  /** Where the link leads that proves an e-mail address. */
  verifyEmail: '/verify-email',
  /** Where the link leads by which a new password is set. */
  resetPassword: '/reset-password',
} as const

/** Whether a path's slug is that of a destination with a page of its own. */
export const hasOwnPage = (slug: string | undefined): slug is DestinationWithPage =>
  destinationsWithPage.some((known) => known === slug)

/** The destination that a trip's title or destination mentions, or undefined. */
export const destinationOf = (trip: Pick<Trip, 'title' | 'destination'>) =>
  destinationIn(`${trip.title} ${trip.destination}`)

/** The one link to a trip: its destination page where there is one, else its own page (rulings 34). */
export function tripLink(trip: Pick<Trip, 'id' | 'title' | 'destination'>): string {
  const page = destinationPageOf(trip)
  return page ? paths.destination(page) : paths.trip(trip.id)
}

/** Where an invite to a trip is asked for; a trip of no catalogued destination has only its own page. */
export function inviteLink(trip: Pick<Trip, 'id' | 'title' | 'destination'>): string {
  const slug = destinationOf(trip)
  return slug ? paths.requestInvite(slug) : paths.trip(trip.id)
}
