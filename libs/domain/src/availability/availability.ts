export const availabilities = ['open', 'preview', 'coming-soon'] as const

/**
 * What a visitor can do with a trip: book it (`open`), see all of it but only request an invite (`preview`), or
 * request an invite (`coming-soon`). A field of the trip; see docs/product.md#availability.
 */
export type Availability = (typeof availabilities)[number]

/** A trip, or a departure with the availability of its trip. */
export interface Available {
  readonly availability: Availability
}

/** Whether cards and carousel show the Coming Soon badge. */
export const isComingSoon = ({ availability }: Available): boolean => availability === 'coming-soon'

export const isBookable = ({ availability }: Available): boolean => availability === 'open'
