/** A stream of pseudo-random numbers, the same for the same seed. */
export interface Random {
  /** The next number of the stream, from 0 up to 1. */
  next(): number
  /** A number between two others. */
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
}

/** A text's 32-bit FNV-1a hash: a seed from a name, and a short id for a definition. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return value >>> 0
}

/** Starts a stream (mulberry32) from a seed. */
export function random(seed: number | string): Random {
  let state = typeof seed === 'string' ? hash(seed) : Math.imul(seed + 1, 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
  }
}

/** Smooth noise along a line: from -1 to 1, one bump about every unit of `x`, finer bumps on top. */
export function noise(seed: number | string, octaves = 3): (x: number) => number {
  const salt = typeof seed === 'string' ? hash(seed) : seed
  const lattice = (index: number, octave: number) =>
    random(Math.imul(index, 73856093) ^ Math.imul(octave + 1, 19349663) ^ salt).next() * 2 - 1
  return (x) => {
    let sum = 0
    let weight = 0
    for (let octave = 0; octave < octaves; octave += 1) {
      const position = x * 2 ** octave
      const index = Math.floor(position)
      const t = position - index
      const ease = t * t * (3 - 2 * t)
      const share = 0.5 ** octave
      sum += share * (lattice(index, octave) * (1 - ease) + lattice(index + 1, octave) * ease)
      weight += share
    }
    return sum / weight
  }
}
