import { createDraw } from './random.ts'

/** The people drawn for avatars, and how many of them a card shows. */
export const avatarCount = 12
export const avatarsShown = 3
/** The number behind the '+' beside a card's avatars. */
export const extraTravellers = { min: 2, max: 6 } as const
/** The likes of a gallery's photograph. */
export const likes = { min: 50, max: 549 } as const

/**
 * Which avatars a card shows: three different indexes below 12. Like all decoration it is
 * drawn from the visit's seed and the item's key, and so stays while the visit lasts.
 */
export function avatarsOf(seed: string, key: string): number[] {
  const draw = createDraw(seed, 'avatars', key)
  const left = Array.from({ length: avatarCount }, (_, index) => index)
  return Array.from({ length: avatarsShown }, () => left.splice(draw(left.length), 1)).flat()
}

function drawBetween(range: { readonly min: number; readonly max: number }, ...parts: string[]) {
  return range.min + createDraw(...parts)(range.max - range.min + 1)
}

/** The number behind the '+' on a card, 2-6. */
export function extraTravellersOf(seed: string, key: string): number {
  return drawBetween(extraTravellers, seed, 'extra', key)
}

/** The likes of a photograph, 50-549. */
export function likesOf(seed: string, key: string): number {
  return drawBetween(likes, seed, 'likes', key)
}
