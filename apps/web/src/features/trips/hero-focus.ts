import { tripHeroes } from '@farandfew/domain/pictures'

/** What must stay in sight where a small screen crops a hero; the middle of the others. */
const focusOf = new Map([[tripHeroes.mexico.src, '62% 50%']])

/** The `object-position` of a hero on a small screen. */
export const heroFocus = (src: string): string => focusOf.get(src) ?? '50% 50%'
