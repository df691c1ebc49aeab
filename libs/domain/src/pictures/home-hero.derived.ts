import { tripCards } from './trip-cards.derived.ts'

/** The picture that opens the home page, without the other cards. */
export const homeHero = tripCards['koh-samui']
