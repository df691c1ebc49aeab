import { mostStars as bestRating } from '@farandfew/domain/constants/limits.ts'
import type { TripReviews } from '@farandfew/domain/reviews/review.ts'
import type { Trip } from '@farandfew/domain/trips/trip.ts'
import { tripLink } from '../../shared/paths.ts'

/** The approved reviews of a trip for search engines (https://schema.org/AggregateRating); undefined without one. */
export function reviewThing(trip: Trip, { average, count, reviews }: TripReviews, origin: string) {
  if (average === null) return undefined
  return {
    // A trip has no ratings at schema.org, and search engines take them from what is sold.
    '@type': 'Product',
    name: trip.title,
    description: trip.description,
    url: origin + tripLink(trip),
    image: trip.images.slice(0, 1).map((image) => new URL(image, origin).href),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: count,
      bestRating,
    },
    review: reviews.map(({ rating, words, name }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating },
      reviewBody: words,
      author: { '@type': 'Person', name },
    })),
  }
}
