import { tripHeroes } from '@farandfew/domain/pictures/trip-heroes.derived.ts'

/** The part of a hero that stays visible when a small screen crops it. The others are centred. */
const focusOf = new Map([[tripHeroes.mexico.src, '62% 50%']])

/** The `object-position` of a hero on a small screen. */
export const heroFocus = (src: string): string => focusOf.get(src) ?? '50% 50%'
