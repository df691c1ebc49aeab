import { createDraw } from './random.ts'

/** Number of avatars to draw from, and number shown on a card. */
export const avatarCount = 12
export const avatarsShown = 3
/** Range of the '+n' next to a card's avatars. */
export const extraTravellers = { min: 2, max: 6 } as const
/** Range of a photo's likes. */
export const likes = { min: 50, max: 549 } as const

/**
 * The avatars of a card: three different indexes below 12. All decoration depends on the visit's seed and the item's
 * key, so it does not change during a visit.
 */
export function avatarsOf(seed: string, key: string): number[] {
  const draw = createDraw(seed, 'avatars', key)
  const left = Array.from({ length: avatarCount }, (_, index) => index)
  return Array.from({ length: avatarsShown }, () => left.splice(draw(left.length), 1)).flat()
}

function drawBetween(range: { readonly min: number; readonly max: number }, ...parts: string[]) {
  return range.min + createDraw(...parts)(range.max - range.min + 1)
}

/** The '+n' of a card, 2-6. */
export function extraTravellersOf(seed: string, key: string): number {
  return drawBetween(extraTravellers, seed, 'extra', key)
}

/** The likes of a photo, 50-549. */
export function likesOf(seed: string, key: string): number {
  return drawBetween(likes, seed, 'likes', key)
}
