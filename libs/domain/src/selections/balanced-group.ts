import {
  type Applicant,
  balanceOf,
  measurePairs,
  type Pairs,
  unknownOf,
} from './balance-measure.ts'

/** The most applicants for whom every choice is compared: 184,756 choices at most. */
export const maxExactApplicants = 20

/** A choice of people by index, with the total value of its pairs. */
interface Choice {
  readonly chosen: readonly number[]
  readonly total: number
}

const noChoice: Choice = { chosen: [], total: -Infinity }

interface Task {
  /** Of all pairs. */
  readonly values: readonly Float64Array[]
  /** Of each person by themselves: nothing, or a little less for each part of the measure that they did not say. */
  readonly own: Float64Array
  /** How many people are in the group already: the first ones. */
  readonly fixed: number
  readonly seats: number
}

/** The work between two pauses: a part of the choices, or of the starts. */
type Work<Result> = Generator<undefined, Result>

/** How deep the exact search pauses. Each part of it is a few milliseconds. */
const pausingDepth = 3

/** Compares all choices. `gains[i]` is what person i adds to those who are chosen so far. */
function* chooseExactly(task: Task): Work<Choice> {
  const { values, fixed, seats } = task
  let best = noChoice
  const chosen: number[] = []
  const step = (index: number, gains: Float64Array) => {
    const next = gains.slice()
    add(next, values[index]!, 1)
    return next
  }
  const extend = (from: number, gains: Float64Array, total: number): void => {
    const left = seats - chosen.length
    for (let index = from; index <= values.length - left; index += 1) {
      const next = total + gains[index]!
      if (left > 1) {
        chosen.push(index)
        extend(index + 1, step(index, gains), next)
        chosen.pop()
      } else if (next > best.total) {
        best = { chosen: [...chosen, index], total: next }
      }
    }
  }
  function* extendWithPauses(from: number, gains: Float64Array, total: number): Work<void> {
    const left = seats - chosen.length
    if (left === 1 || chosen.length === pausingDepth) {
      extend(from, gains, total)
      yield
      return
    }
    for (let index = from; index <= values.length - left; index += 1) {
      chosen.push(index)
      yield* extendWithPauses(index + 1, step(index, gains), total + gains[index]!)
      chosen.pop()
    }
  }
  yield* extendWithPauses(fixed, gainsOf(task), 0)
  return best
}

/** What each person adds to those who are in the group already. */
function gainsOf({ values, own, fixed }: Task): Float64Array {
  const gains = own.slice()
  for (let index = 0; index < fixed; index += 1) add(gains, values[index]!, 1)
  return gains
}

function add(gains: Float64Array, row: Float64Array, factor: 1 | -1): void {
  for (let index = 0; index < gains.length; index += 1) gains[index]! += factor * row[index]!
}

/**
 * Begins with one applicant, adds the one who fits best until the seats are taken, and then replaces one by another as long
 * as that is an improvement.
 */
function improveFrom(start: number, task: Task): Choice {
  const { values, fixed, seats } = task
  const gains = gainsOf(task)
  const isChosen = new Uint8Array(values.length)
  let total = 0
  const join = (index: number) => {
    total += gains[index]!
    isChosen[index] = 1
    add(gains, values[index]!, 1)
  }
  const leave = (index: number) => {
    add(gains, values[index]!, -1)
    isChosen[index] = 0
    total -= gains[index]!
  }
  const bestOutside = () => {
    let best = -1
    for (let index = fixed; index < values.length; index += 1) {
      if (isChosen[index] === 0 && (best === -1 || gains[index]! > gains[best]!)) best = index
    }
    return best
  }
  join(start)
  for (let count = 1; count < seats; count += 1) join(bestOutside())

  for (;;) {
    let improvement = 1e-9
    let swap: readonly [out: number, into: number] | undefined
    for (let out = fixed; out < values.length; out += 1) {
      if (isChosen[out] === 0) continue
      const row = values[out]!
      for (let into = fixed; into < values.length; into += 1) {
        if (isChosen[into] === 1) continue
        const change = gains[into]! - row[into]! - gains[out]!
        if (change > improvement) {
          improvement = change
          swap = [out, into]
        }
      }
    }
    if (!swap) break
    leave(swap[0])
    join(swap[1])
  }
  const chosen = [...isChosen.keys()].filter((index) => isChosen[index] === 1)
  return { chosen, total }
}

/**
 * Of choices with the same measure, the one of which more is known is better. Far less than the least difference of two
 * measures, so that it decides nothing else.
 */
const unknownPart = -1e-6

/** The most beginnings that are tried: far more than find the best group of a crowd, as `npm run bench` shows. */
const maxStarts = 150

/** The best of the improvements that begin with applicants from all of the list. */
function* chooseByImproving(task: Task): Work<Choice> {
  let best = noChoice
  const count = task.values.length - task.fixed
  const step = Math.ceil(count / maxStarts)
  for (let start = task.fixed; start < task.values.length; start += step) {
    const choice = improveFrom(start, task)
    if (choice.total > best.total + 1e-9) best = choice
    yield
  }
  return best
}

export interface BalancedGroup {
  /** The members and then the applicants by id: what the indexes mean. */
  readonly people: readonly Applicant[]
  readonly pairs: Pairs
  /** The chosen applicants, as indexes of `people`, ascending. */
  readonly chosen: readonly number[]
  /** The measure of the members with the chosen applicants. */
  readonly balance: number
  /** Whether all choices were compared. */
  readonly isExact: boolean
}

interface SeatsToFill {
  /** Who is in the group already. */
  readonly members?: readonly Applicant[]
  /** How many applicants to choose. */
  readonly seats: number
}

/** The same as `chooseBalancedGroup`, with a pause every few milliseconds, so that a server can do other work. */
export function* chooseWithPauses(
  applicants: readonly Applicant[],
  { members = [], seats }: SeatsToFill,
): Work<BalancedGroup> {
  const people = [...members, ...[...applicants].sort((one, other) => one.id - other.id)]
  const pairs = measurePairs(people)
  const values = people.map(() => new Float64Array(people.length))
  for (const [one, row] of values.entries()) {
    for (let other = one + 1; other < values.length; other += 1) {
      const value = pairs.value(one, other)
      row[other] = value
      values[other]![one] = value
    }
    yield
  }
  const task: Task = {
    values,
    own: Float64Array.from(people, (person) => unknownPart * unknownOf(person).length),
    fixed: members.length,
    seats: Math.min(seats, applicants.length),
  }
  const isExact = applicants.length <= maxExactApplicants
  const { chosen } =
    task.seats <= 0
      ? noChoice
      : isExact
        ? yield* chooseExactly(task)
        : yield* chooseByImproving(task)
  const group = [...members.keys(), ...chosen]
  return { people, pairs, chosen, balance: balanceOf(group, pairs), isExact }
}

/**
 * Chooses applicants for the free seats of a departure, so that the group has the highest measure (`balanceOf`): the best
 * choice of all for up to `maxExactApplicants`, beyond that one within 1 % of it. All seats are filled while there are
 * applicants. An applicant who is chosen without an answer would be chosen with any answer, too. The same applicants get the same
 * choice in whatever order they are given.
 */
export function chooseBalancedGroup(
  applicants: readonly Applicant[],
  toFill: SeatsToFill,
): BalancedGroup {
  const work = chooseWithPauses(applicants, toFill)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
