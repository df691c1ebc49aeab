import { tripHeroes } from './trip-heroes.derived.ts'

/** The hero of Turkey, which also opens the home page, without the other nine. */
export const turkeyHero = tripHeroes.turkey
