import {
  type Applicant,
  balanceOf,
  type Pairs,
} from '@farandfew/domain/selections/balance-measure.ts'
import {
  chooseBalancedGroup,
  chooseWithPauses,
  maxExactApplicants,
} from '@farandfew/domain/selections/balanced-group.ts'
import { activityLevels, interests } from '@farandfew/domain/traits/traits.options.ts'
import { ageGroups } from '@farandfew/domain/members/users.options.ts'
import { type Measure, milliseconds } from './measure.ts'
import { median } from './median.ts'

const groupSize = 12
const crowdSize = 500
/** Crowds whose best group is known. */
const crowds = 30

/** Random numbers from 0 to 1, the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function createPeople(count: number, random: () => number): Applicant[] {
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item
  const orSilent = <Item>(item: Item) => (random() < 0.2 ? null : item)
  return Array.from({ length: count }, (_, id) => ({
    id,
    interests: random() < 0.2 ? [] : interests.filter(() => random() < 0.25),
    activityLevel: orSilent(pick(activityLevels)),
    ageGroup: orSilent(pick(ageGroups)),
    gender: orSilent(pick(['woman', 'man'])),
  }))
}

/** The measure of the best of all groups of some people, the slow way. */
function bestOfAll(count: number, size: number, pairs: Pairs): number {
  let best = 0
  const extend = (from: number, group: readonly number[], total: number) => {
    if (group.length === size) best = Math.max(best, total)
    else {
      for (let one = from; one <= count - (size - group.length); one += 1) {
        const added = group.reduce((sum, other) => sum + pairs.value(one, other), 0)
        extend(one + 1, [...group, one], total + added)
      }
    }
  }
  extend(0, [], 0)
  return best / ((size * (size - 1)) / 2)
}

/** The same for 12 of a crowd of a few kinds of people: person k is of kind k, and so is k + the number of kinds. */
function bestOfKinds(kinds: number, pairs: Pairs): number {
  const values = Array.from({ length: kinds }, (_, one) =>
    Array.from({ length: kinds }, (__, other) =>
      pairs.value(one, one === other ? other + kinds : other),
    ),
  )
  const counts = new Array<number>(kinds).fill(0)
  let best = 0
  const extend = (kind: number, left: number, total: number) => {
    for (let count = kind === kinds - 1 ? left : 0; count <= left; count += 1) {
      let added = ((count * (count - 1)) / 2) * values[kind]![kind]!
      for (let other = 0; other < kind; other += 1) {
        added += count * counts[other]! * values[kind]![other]!
      }
      if (kind === kinds - 1) best = Math.max(best, total + added)
      else {
        counts[kind] = count
        extend(kind + 1, left - count, total + added)
      }
    }
    counts[kind] = 0
  }
  extend(0, groupSize, 0)
  return best / ((groupSize * (groupSize - 1)) / 2)
}

/** How far the choice is from the best, as a share of the best, for each crowd. */
function* gaps(): Generator<number> {
  const kinds = 9
  for (let seed = 1; seed <= crowds; seed += 1) {
    const people = createPeople(kinds, randomFrom(seed))
    const applicants = Array.from({ length: crowdSize }, (_, id) => ({
      ...people[id % kinds]!,
      id,
    }))
    const { balance, pairs } = chooseBalancedGroup(applicants, { seats: groupSize })
    yield 1 - balance / bestOfKinds(kinds, pairs)
  }
  for (let seed = 1; seed <= crowds; seed += 1) {
    const [count, seats] = [40, 5]
    const applicants = createPeople(count, randomFrom(1000 + seed))
    const { balance, pairs } = chooseBalancedGroup(applicants, { seats })
    yield 1 - balance / bestOfAll(count, seats, pairs)
  }
}

const timeOf = (work: () => unknown): number => {
  const since = performance.now()
  work()
  return performance.now() - since
}

/** The longest time without a pause. */
function longestPiece(applicants: readonly Applicant[]): number {
  const work = chooseWithPauses(applicants, { seats: groupSize })
  let [longest, isDone] = [0, false]
  while (!isDone) {
    longest = Math.max(
      longest,
      timeOf(() => (isDone = work.next().done === true)),
    )
  }
  return longest
}

const percent = (value: number) => `${(value * 100).toFixed(2)} %`

/** How long choosing a balanced group takes, and how near it comes to the best. */
export function measureSelections(): Measure[] {
  const random = randomFrom(7)
  const crowd = Array.from({ length: 5 }, () => createPeople(crowdSize, random))
  const small = Array.from({ length: 5 }, () => createPeople(maxExactApplicants, random))
  const choose = (people: readonly Applicant[]) => chooseBalancedGroup(people, { seats: groupSize })
  const gapList = [...gaps()]
  const { pairs, chosen, balance } = choose(crowd[0]!)
  if (Math.abs(balanceOf(chosen, pairs) - balance) > 1e-9) throw new Error('Wrong measure')
  return [
    {
      name: `12 of ${crowdSize} applicants, median`,
      value: median(crowd.map((people) => timeOf(() => choose(people)))),
      show: milliseconds,
      goal: { most: 1000 },
    },
    {
      name: `12 of ${maxExactApplicants} applicants, all choices, median`,
      value: median(small.map((people) => timeOf(() => choose(people)))),
      show: milliseconds,
      goal: { most: 1000 },
    },
    {
      name: `longest time without a pause among ${crowdSize}`,
      value: median(crowd.map(longestPiece)),
      show: milliseconds,
      goal: { most: 100 },
    },
    {
      name: `worst distance from the best of ${gapList.length} crowds`,
      value: Math.max(...gapList),
      show: percent,
      goal: { most: 0.01 },
    },
    {
      name: 'crowds in which the best was found',
      value: gapList.filter((gap) => gap < 1e-9).length / gapList.length,
      show: percent,
    },
  ]
}
