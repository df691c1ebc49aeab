import fc from 'fast-check'
import {
  haveSameGender,
  maxExactSharers,
  pairRooms,
  pointsOfRoom,
  type RoomSharer,
} from './room-pairs.ts'

const easyGoing = {
  gender: null,
  wantsQuiet: false,
  isEarlyRiser: false,
  snores: false,
  mindsSnoring: false,
  sameGenderOnly: false,
  vetoes: [],
}
const member = (memberId: number, wishes: Partial<RoomSharer> = {}): RoomSharer => ({
  ...easyGoing,
  memberId,
  ...wishes,
})

const wishesOf = (vetoable: readonly number[]) =>
  fc.record({
    gender: fc.constantFrom('woman', 'man', null),
    wantsQuiet: fc.boolean(),
    isEarlyRiser: fc.boolean(),
    snores: fc.boolean(),
    mindsSnoring: fc.boolean(),
    sameGenderOnly: fc.boolean(),
    vetoes: fc.subarray([...vetoable]),
  })

const groupOf = (maxLength: number): fc.Arbitrary<RoomSharer[]> =>
  fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength }).chain((ids) =>
    fc.tuple(
      ...ids.map((memberId) =>
        wishesOf(ids.filter((other) => other !== memberId)).map((wishes) => ({
          memberId,
          ...wishes,
        })),
      ),
    ),
  )

/** The number of rooms, their points, and the number of pairs of the same gender. */
type Measure = readonly [rooms: number, points: number, sameGender: number]

/** The measure of every plan, the slow way. */
function everyPlan([first, ...rest]: readonly RoomSharer[]): Measure[] {
  if (first === undefined) return [[0, 0, 0]]
  const shared = rest.flatMap((other) => {
    const points = pointsOfRoom(first, other)
    if (points === undefined) return []
    const same = haveSameGender(first, other) ? 1 : 0
    return everyPlan(rest.filter((one) => one !== other)).map(
      ([rooms, total, sameGender]) => [rooms + 1, total + points, sameGender + same] as const,
    )
  })
  return [...everyPlan(rest), ...shared]
}

const roomOf = (group: readonly RoomSharer[], ids: readonly number[]) =>
  ids.map((id) => group.find(({ memberId }) => memberId === id)!) as [RoomSharer, RoomSharer]

function measureOf(group: readonly RoomSharer[]): Measure {
  const rooms = pairRooms(group).rooms.map((ids) => roomOf(group, ids))
  return [
    rooms.length,
    rooms.reduce((sum, room) => sum + pointsOfRoom(...room)!, 0),
    rooms.filter((room) => haveSameGender(...room)).length,
  ]
}

/** Compares by the first figure that differs. */
const compare = (one: Measure, other: Measure) =>
  one.map((figure, index) => figure - other[index]!).find((difference) => difference !== 0) ?? 0

describe('the rooms of a group', () => {
  it('are the most, of those the ones with the most points, and of those the most pairs of the same gender', () => {
    fc.assert(
      fc.property(groupOf(8), (group) => {
        const [best] = everyPlan(group).sort((one, other) => compare(other, one))
        expect(measureOf(group)).toEqual(best)
      }),
    )
  })

  it('never break a veto, of either of the two, nor a wish for the same gender', () => {
    fc.assert(
      fc.property(groupOf(maxExactSharers), (group) => {
        for (const ids of pairRooms(group).rooms) {
          const [one, other] = roomOf(group, ids)
          expect(one.vetoes).not.toContain(other.memberId)
          expect(other.vetoes).not.toContain(one.memberId)
          if (one.sameGenderOnly || other.sameGenderOnly) {
            expect(one.gender).not.toBeNull()
            expect(one.gender).toBe(other.gender)
          }
        }
      }),
      { numRuns: 50 },
    )
  })

  it('hold everyone once, together with those who stay alone', () => {
    fc.assert(
      fc.property(groupOf(10), (group) => {
        const { rooms, alone } = pairRooms(group)
        const ids = (list: readonly number[]) => [...list].sort((one, other) => one - other)
        expect(ids([...rooms.flat(), ...alone])).toEqual(ids(group.map((one) => one.memberId)))
      }),
    )
  })

  it('are the same whatever the order of the members', () => {
    fc.assert(
      fc.property(groupOf(9), (group) => {
        expect(pairRooms([...group].reverse())).toEqual(pairRooms(group))
      }),
    )
  })
})

it('leaves one of an odd group alone, and everyone of a group in which no one may share', () => {
  expect(pairRooms([member(3), member(1), member(2)])).toEqual({ rooms: [[1, 2]], alone: [3] })
  expect(pairRooms([member(1, { vetoes: [2] }), member(2)])).toEqual({ rooms: [], alone: [1, 2] })
  expect(pairRooms([])).toEqual({ rooms: [], alone: [] })
})

it('gives up the best pair if that makes one room more', () => {
  const early = { isEarlyRiser: true }
  const group = [
    member(1, early),
    member(2, { ...early, vetoes: [4] }),
    member(3, { vetoes: [4] }),
    member(4),
  ]
  expect(pairRooms(group).rooms).toEqual([
    [1, 4],
    [2, 3],
  ])
})

it('prefers the same gender if the points are equal, but not to a point more', () => {
  const woman = { gender: 'woman' }
  const man = { gender: 'man' }
  const group = [member(1, man), member(2, woman), member(3, man)]
  expect(pairRooms(group)).toEqual({ rooms: [[1, 3]], alone: [2] })
  const early = { isEarlyRiser: true }
  const mixed = [member(1, { ...man, ...early }), member(2, { ...woman, ...early }), member(3, man)]
  expect(pairRooms(mixed)).toEqual({ rooms: [[1, 2]], alone: [3] })
  const unknown = [member(1), member(2, woman), member(3)]
  expect(pairRooms(unknown).rooms).toEqual([[1, 2]])
})

it('keeps those who mind snoring away from those who snore', () => {
  const group = [
    member(1, { snores: true }),
    member(2, { mindsSnoring: true }),
    member(3, { mindsSnoring: true }),
    member(4, { snores: true }),
  ]
  expect(pairRooms(group).rooms).toEqual([
    [1, 4],
    [2, 3],
  ])
})

it('pairs sixteen at once, and more in batches that keep every rule', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      member(index + 1, { isEarlyRiser: index % 3 === 0 }),
    )
  expect(pairRooms(many(maxExactSharers)).rooms).toHaveLength(8)
  expect(pairRooms(many(41)).rooms).toHaveLength(20)
  expect(pairRooms(many(41)).alone).toHaveLength(1)
  fc.assert(
    fc.property(groupOf(40), (group) => {
      const { rooms, alone } = pairRooms(group)
      for (const ids of rooms) expect(pointsOfRoom(...roomOf(group, ids))).toBeDefined()
      expect(new Set([...rooms.flat(), ...alone]).size).toBe(group.length)
      expect(rooms.length * 2 + alone.length).toBe(group.length)
    }),
    { numRuns: 30 },
  )
})
