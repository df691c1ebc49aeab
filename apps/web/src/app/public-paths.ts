import { catalogue } from '@farandfew/domain/catalogue'
import { destinationSlugs, destinationsWithGallery } from '@farandfew/domain/destinations'
import { paths, tripLink } from '../shared/paths.ts'

/** The pages that search engines list, each under its one address. */
export const listedPaths: readonly string[] = [
  paths.home,
  paths.trips,
  ...catalogue.map(tripLink),
  paths.schedule,
  paths.moodboards,
  ...destinationsWithGallery.map(paths.gallery),
  paths.quiz,
  paths.about,
  ...destinationSlugs.map(paths.requestInvite),
  paths.team,
  paths.testimonials,
  paths.blog,
  paths.careers,
  paths.contact,
  paths.paymentInfo,
  paths.cancellationPolicy,
  paths.faqs,
  paths.privacy,
  paths.terms,
  paths.bookingTerms,
]

/** Pages that exist, and that nobody looks for: another address of a page, or one person's own. */
const unlistedPaths: readonly string[] = [
  ...catalogue.map(({ id }) => paths.trip(id)).filter((path) => !listedPaths.includes(path)),
  '/destination-moodboards',
  paths.account,
  paths.unsubscribe,
  paths.verifyEmail,
  paths.resetPassword,
]

/** Every path that is prerendered. */
export const publicPaths: readonly string[] = [...listedPaths, ...unlistedPaths]
