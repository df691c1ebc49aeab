/**
 * Hours for which a free seat is offered to the first member of a waitlist: first until they open the offer, then for them to
 * decide.
 */
export const waitlistOfferHours = { unopened: 2, opened: 24 } as const

/** By how many hours an operator can extend an offer or a kept seat at most. */
export const extensionHoursMax = 168

/** Hours for which a seat is kept that an operator assigned to a member. */
export const assignedSeatHours = 48
