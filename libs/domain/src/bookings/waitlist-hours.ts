/** Hours for which a freed seat is offered to the first member of a waitlist. */
export const waitlistOfferHours = 24

/** Hours for which a seat is kept that an operator assigned to a member. */
export const assignedSeatHours = 48
