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
