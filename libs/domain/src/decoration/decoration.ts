/** Mixes the bits of a 32-bit number (the constants are those of MurmurHash3's finaliser). */
function mix(value: number): number {
  let bits = value
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** A 32-bit hash of a text. Not for secrets. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5 ^ text.length
  for (let index = 0; index < text.length; index += 1) {
    hash = mix(hash ^ text.charCodeAt(index)) + 0x9e3779b9
  }
  return mix(hash)
}

/** Returns whole numbers from 0 up to, but not including, `limit`. */
export type Draw = (limit: number) => number

/** A sequence of numbers that depends only on the given parts. Not for secrets. */
export function createDraw(...parts: readonly string[]): Draw {
  let state = hashText(JSON.stringify(parts))
  return (limit) => {
    state = (state + 0x9e3779b9) >>> 0
    return Math.floor((mix(state) / 2 ** 32) * limit)
  }
}

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
