/** Messages of a channel that one instance sends at a time. The last place is for urgent ones. */
export const lanes = 5

/**
 * Messages of a channel that one instance has handed over and whose confirmation it awaits, besides those. Beyond them a
 * message keeps its lane, and its short time.
 */
export const waitingPlaces = 10
