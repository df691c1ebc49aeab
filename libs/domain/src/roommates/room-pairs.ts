/** What a member who shares a room says about it. */
export interface RoomSharer {
  readonly memberId: number
  /** As the member gave it; null if they did not. */
  readonly gender: string | null
  readonly wantsQuiet: boolean
  readonly isEarlyRiser: boolean
  readonly snores: boolean
  /** Would be disturbed by a roommate who snores. */
  readonly mindsSnoring: boolean
  readonly sameGenderOnly: boolean
  /** The members with whom this one must not share: vetoes of their own, blocks, and earlier proposals. */
  readonly vetoes: readonly number[]
}

export interface RoomPlan {
  /** Two member ids per room, the lower one first. Rooms are in the order of their first member. */
  readonly rooms: readonly (readonly [number, number])[]
  /** The members for whom no one is left, who are offered a room of their own. */
  readonly alone: readonly number[]
}

/** Points of a pair for each thing that two members have in common, or that would disturb one of them. */
export const roomPoints = {
  sameRhythm: 2,
  /** Both want it quiet in the evening. */
  bothQuiet: 2,
  bothSnore: 1,
  /** For each of the two who minds snoring next to someone who snores. */
  disturbed: -4,
} as const

/** Whether two members gave the same gender. */
export const haveSameGender = (one: RoomSharer, other: RoomSharer): boolean =>
  one.gender !== null && one.gender === other.gender

const mayShare = (one: RoomSharer, other: RoomSharer): boolean =>
  !one.vetoes.includes(other.memberId) &&
  !other.vetoes.includes(one.memberId) &&
  (!(one.sameGenderOnly || other.sameGenderOnly) || haveSameGender(one, other))

/** How well two members fit in a room, in points; undefined if they must not share one. */
export function pointsOfRoom(one: RoomSharer, other: RoomSharer): number | undefined {
  if (!mayShare(one, other)) return undefined
  const disturbed = [one.mindsSnoring && other.snores, other.mindsSnoring && one.snores]
  return (
    (one.isEarlyRiser === other.isEarlyRiser ? roomPoints.sameRhythm : 0) +
    (one.wantsQuiet && other.wantsQuiet ? roomPoints.bothQuiet : 0) +
    (one.snores && other.snores ? roomPoints.bothSnore : 0) +
    disturbed.filter(Boolean).length * roomPoints.disturbed
  )
}

/** The largest group that is paired exactly: its 65,536 subsets take a few milliseconds. */
export const maxExactSharers = 16

/** More than the pairs of an exact group, so that one more point always counts for more than all same-gender pairs. */
const pointWorth = maxExactSharers

/** More than the points of any plan of an exact group, so that one more room always counts for more. */
const roomWorth = 1000 * pointWorth

/** The value of a pair: a room first, then its points, then the same gender. Undefined if the two must not share. */
function valueOfRoom(one: RoomSharer, other: RoomSharer): number | undefined {
  const points = pointsOfRoom(one, other)
  if (points === undefined) return undefined
  return roomWorth + points * pointWorth + (haveSameGender(one, other) ? 1 : 0)
}

/**
 * The best plan of at most `maxExactSharers` members: of all plans with the most rooms, those with the most points, and of
 * these one with the most pairs of the same gender.
 * `best[set]` is the value of the best plan for a set of members, one bit each; each step decides about the lowest.
 */
function pairExactly(sharers: readonly RoomSharer[]): RoomPlan {
  const values = sharers.map((one, i) =>
    sharers.map((other, j) => (j > i ? valueOfRoom(one, other) : undefined)),
  )
  const size = 1 << sharers.length
  const best = new Int32Array(size)
  /** The partner of the lowest member of a set, or the member itself who stays alone. */
  const partner = new Int8Array(size)
  for (let set = 1; set < size; set += 1) {
    const lowest = 31 - Math.clz32(set & -set)
    const rest = set & (set - 1)
    best[set] = best[rest]!
    partner[set] = lowest
    for (let others = rest; others !== 0; others &= others - 1) {
      const other = 31 - Math.clz32(others & -others)
      const value = values[lowest]![other]
      if (value === undefined) continue
      const total = value + best[rest & ~(1 << other)]!
      // With equal values, the first partner stays, and a partner rather than none.
      if (total > best[set]! || (total === best[set] && partner[set] === lowest)) {
        best[set] = total
        partner[set] = other
      }
    }
  }

  const rooms: [number, number][] = []
  const alone: number[] = []
  for (let set = size - 1; set !== 0;) {
    const lowest = 31 - Math.clz32(set & -set)
    const other = partner[set]!
    const { memberId } = sharers[lowest]!
    if (other === lowest) alone.push(memberId)
    else rooms.push([memberId, sharers[other]!.memberId])
    set &= ~(1 << lowest) & ~(1 << other)
  }
  return { rooms, alone }
}

/** A batch of a larger group: those whom earlier batches left alone, at most half of it, and the next members. */
const maxCarried = maxExactSharers / 2

/** Pairs a group of any size in batches, each of them exactly. */
function pairInBatches(sharers: readonly RoomSharer[]): RoomPlan {
  const rooms: RoomPlan['rooms'][number][] = []
  const alone: number[] = []
  let waiting: RoomSharer[] = []
  for (let next = 0; next < sharers.length;) {
    const carried = waiting.slice(0, maxCarried)
    alone.push(...waiting.slice(maxCarried).map(({ memberId }) => memberId))
    const joining = sharers.slice(next, next + maxExactSharers - carried.length)
    next += joining.length
    const batch = [...carried, ...joining]
    const plan = pairExactly(batch)
    rooms.push(...plan.rooms)
    waiting = batch.filter(({ memberId }) => plan.alone.includes(memberId))
  }
  alone.push(...waiting.map(({ memberId }) => memberId))
  return {
    rooms: rooms
      .map(([one, other]) => (one < other ? ([one, other] as const) : ([other, one] as const)))
      .sort(([one], [other]) => one - other),
    alone: alone.sort((one, other) => one - other),
  }
}

/**
 * Pairs the members of a group who share a room. A pair that breaks a veto or a preference for the same gender is never made. Of
 * all other plans, those with the most rooms; of these, those with the most points (`roomPoints`); of these, one with the
 * most pairs of the same gender. The same members get the same plan in whatever order they are given. Groups of more than
 * `maxExactSharers` are paired in batches of that size.
 */
export function pairRooms(sharers: readonly RoomSharer[]): RoomPlan {
  const sorted = [...sharers].sort((one, other) => one.memberId - other.memberId)
  return sorted.length > maxExactSharers ? pairInBatches(sorted) : pairExactly(sorted)
}
