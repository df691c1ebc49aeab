import fc from 'fast-check'
import { avatarsOf, extraTravellersOf, likesOf } from './decoration.ts'

const seeded = fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }))

describe('the decoration of an item', () => {
  it('has three different avatars of twelve', () => {
    fc.assert(
      fc.property(seeded, ([seed, key]) => {
        const avatars = avatarsOf(seed, key)
        expect(new Set(avatars).size).toBe(3)
        expect(avatars.every((index) => Number.isInteger(index) && index >= 0 && index < 12)).toBe(
          true,
        )
      }),
    )
  })

  it('has a count from 2 to 6 and likes from 50 to 549', () => {
    fc.assert(
      fc.property(seeded, ([seed, key]) => {
        expect([2, 3, 4, 5, 6]).toContain(extraTravellersOf(seed, key))
        const likes = likesOf(seed, key)
        expect(Number.isInteger(likes) && likes >= 50 && likes <= 549).toBe(true)
      }),
    )
  })

  it('depends only on seed and key', () => {
    fc.assert(
      fc.property(seeded, seeded, ([seed, key], [otherSeed, otherKey]) => {
        const before = [avatarsOf(seed, key), extraTravellersOf(seed, key), likesOf(seed, key)]
        likesOf(otherSeed, otherKey)
        expect([avatarsOf(seed, key), extraTravellersOf(seed, key), likesOf(seed, key)]).toEqual(
          before,
        )
      }),
    )
  })

  it('is the same on every machine', () => {
    expect([avatarsOf('visit', 'trip-1'), extraTravellersOf('visit', 'trip-1')]).toEqual([
      [5, 2, 6],
      6,
    ])
    expect(likesOf('visit', 'bali-3')).toBe(133)
  })

  it('separates the seed from the key', () => {
    const drawn = new Set(
      Array.from({ length: 10 }, (_, cut) => likesOf('x'.repeat(cut), 'x'.repeat(9 - cut))),
    )
    expect(drawn.size).toBeGreaterThan(5)
  })

  it('is evenly distributed', () => {
    const drawsOf = (draw: (index: number) => number[], values: number, draws: number) => {
      const counts = Array<number>(values).fill(0)
      for (let index = 0; index < draws; index += 1) {
        for (const value of draw(index)) counts[value] = (counts[value] ?? 0) + 1
      }
      return counts
    }
    const even = (counts: number[], spread: number) => {
      const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
      return counts.every((count) => Math.abs(count - mean) < mean * spread)
    }
    expect(
      even(
        drawsOf((index) => avatarsOf('even', `${index}`), 12, 12_000),
        0.08,
      ),
    ).toBe(true)
    expect(
      even(
        drawsOf((index) => [extraTravellersOf(`${index}`, 'a') - 2], 5, 10_000),
        0.1,
      ),
    ).toBe(true)
    const tensOfLikes = (index: number) => [Math.floor((likesOf('even', `${index}`) - 50) / 10)]
    expect(even(drawsOf(tensOfLikes, 50, 20_000), 0.2)).toBe(true)
  })
})
