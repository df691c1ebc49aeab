/** What a member who shares a room says about it. */
export interface RoomSharer {
  readonly memberId: number
  /** As the member gave it; null if they did not. */
  readonly gender: string | null
  readonly wantsQuiet: boolean
  readonly isEarlyRiser: boolean
  readonly snores: boolean
  readonly sameGenderOnly: boolean
  /** The members with whom this one will not share a room. Nobody else learns of it. */
  readonly vetoes: readonly number[]
}

export interface RoomPlan {
  /** Two member ids per room, the lower one first. Rooms are in the order of their first member. */
  readonly rooms: readonly (readonly [number, number])[]
  /** The members for whom nobody is left, who are offered a room of their own. */
  readonly alone: readonly number[]
}

/** Points of a pair for each thing that two members have in common, or that would disturb one of them. */
export const roomPoints = {
  sameRhythm: 2,
  /** Both want quiet, and neither snores. */
  bothQuiet: 2,
  bothSnore: 1,
  /** For each of the two who wants quiet beside someone who snores. */
  snoringBesideQuiet: -4,
} as const

const mayShare = (one: RoomSharer, other: RoomSharer): boolean =>
  !one.vetoes.includes(other.memberId) &&
  !other.vetoes.includes(one.memberId) &&
  (!(one.sameGenderOnly || other.sameGenderOnly) ||
    (one.gender !== null && one.gender === other.gender))

/** How well two members fit in a room, in points; undefined if they must not share one. */
export function pointsOfRoom(one: RoomSharer, other: RoomSharer): number | undefined {
  if (!mayShare(one, other)) return undefined
  const disturbed = [one.wantsQuiet && other.snores, other.wantsQuiet && one.snores]
  const snores = one.snores || other.snores
  return (
    (one.isEarlyRiser === other.isEarlyRiser ? roomPoints.sameRhythm : 0) +
    (one.wantsQuiet && other.wantsQuiet && !snores ? roomPoints.bothQuiet : 0) +
    (one.snores && other.snores ? roomPoints.bothSnore : 0) +
    disturbed.filter(Boolean).length * roomPoints.snoringBesideQuiet
  )
}

/** The largest group that is paired exactly: its 65,536 subsets take a few milliseconds. */
export const maxExactSharers = 16

/** More than the points of any plan of an exact group, so that one more room always counts for more. */
const roomWorth = 1000

/**
 * The best plan of at most `maxExactSharers` members: of all plans with the most rooms, one with the most points.
 * `best[set]` is the value of the best plan for a set of members, one bit each; each step decides about the lowest.
 */
function pairExactly(sharers: readonly RoomSharer[]): RoomPlan {
  const values = sharers.map((one, i) =>
    sharers.map((other, j) => {
      const points = j > i ? pointsOfRoom(one, other) : undefined
      return points === undefined ? undefined : roomWorth + points
    }),
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

/**
 * Pairs the members of a group who share a room. A pair that breaks a veto or a wish for the same gender is never made. Of
 * all other plans, one with the most rooms, and of those one with the most points (`roomPoints`). The same members get the
 * same plan in whatever order they are given.
 * @throws RangeError if there are more than `maxExactSharers`
 */
export function pairRooms(sharers: readonly RoomSharer[]): RoomPlan {
  if (sharers.length > maxExactSharers) {
    throw new RangeError(`At most ${maxExactSharers} members can be paired`)
  }
  return pairExactly([...sharers].sort((one, other) => one.memberId - other.memberId))
}
