import { mostStars as bestRating } from '@farandfew/domain/constants'
import type { TripReviews } from '@farandfew/domain/reviews'
import type { Trip } from '@farandfew/domain/trips'
import { useEffect } from 'react'
import { tripLink } from '../../shared/paths.ts'

/** The approved reviews of a trip for search engines (https://schema.org/AggregateRating); undefined without one. */
export function reviewThing(trip: Trip, { average, count, reviews }: TripReviews, origin: string) {
  if (average === null) return undefined
  return {
    '@context': 'https://schema.org',
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

/** Adds the reviews to the structured data of the page while it is shown. Search engines run scripts. */
export function useReviewData(trip: Trip, reviews: TripReviews | undefined): void {
  useEffect(() => {
    const thing = reviews && reviewThing(trip, reviews, window.location.origin)
    if (!thing) return
    const block = document.createElement('script')
    block.type = 'application/ld+json'
    block.textContent = JSON.stringify(thing)
    document.head.append(block)
    return () => block.remove()
  }, [trip, reviews])
}
