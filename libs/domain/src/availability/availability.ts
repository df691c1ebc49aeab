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

export const isBookable = ({ availability }: Available): boolean => availability === 'open'

/**
 * The next departure of a trip among those ahead, sorted by date, without closed ones. Of an open trip it is the first with
 * a free seat, because the trip's buttons lead to it; if all are full, and of any other trip, the first.
 */
export const nextOf = <Departure extends { readonly seats: { readonly free: number } }>(
  trip: Available,
  ahead: readonly Departure[],
): Departure | undefined =>
  (isBookable(trip) && ahead.find(({ seats }) => seats.free > 0)) || ahead[0]
