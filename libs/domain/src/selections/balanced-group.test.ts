import fc from 'fast-check'
import { activityLevels, interests, openValue } from '../traits/traits.options.ts'
import { ageGroups } from '../members/users.options.ts'
import {
  type Applicant,
  balanceOf,
  type BalancePart,
  balanceParts,
  fitInGroup,
  measurePairs,
  type Pairs,
  unknownOf,
} from './balance-measure.ts'
import { chooseBalancedGroup, chooseWithPauses, maxExactApplicants } from './balanced-group.ts'

const traits = fc.record({
  interests: fc.subarray([...interests, openValue], { maxLength: 4 }),
  activityLevel: fc.constantFrom(...activityLevels, openValue, null),
  ageGroup: fc.constantFrom(...ageGroups, null),
  gender: fc.constantFrom('woman', 'man', null),
})

const peopleFrom = (firstId: number, { min = 0, max }: { min?: number; max: number }) =>
  fc
    .array(traits, { minLength: min, maxLength: max })
    .map((list) => list.map((one, index): Applicant => ({ id: firstId + index, ...one })))

/** Every way to choose a number of items. */
function choices<Item>([first, ...rest]: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]]
  if (first === undefined) return []
  return [...choices(rest, count - 1).map((others) => [first, ...others]), ...choices(rest, count)]
}

/** A crowd that is the same in every run. */
function crowd(count: number, seed: number): Applicant[] {
  const people = fc.sample(peopleFrom(1, { min: count, max: count }), { seed, numRuns: 1 })
  return people[0]!
}

/** Someone who has nothing in common with anyone like them, and the same age and gender. */
const talker: Applicant = {
  id: 1,
  interests: [openValue],
  activityLevel: null,
  ageGroup: '30-35',
  gender: 'woman',
}

const withoutAnswers = (person: Applicant, parts: readonly BalancePart[]): Applicant => ({
  id: person.id,
  interests: parts.includes('interests') ? [] : person.interests,
  activityLevel: parts.includes('pace') ? null : person.activityLevel,
  ageGroup: parts.includes('ages') ? null : person.ageGroup,
  gender: parts.includes('genders') ? null : person.gender,
})

const indexes = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + index)

describe('the chosen group', () => {
  it('has the highest measure of all, with those who are in it already', () => {
    fc.assert(
      fc.property(
        peopleFrom(1, { max: 9 }),
        peopleFrom(100, { max: 3 }),
        fc.nat({ max: 6 }),
        (applicants, members, seats) => {
          const { chosen, balance, pairs } = chooseBalancedGroup(applicants, { members, seats })
          const inGroup = indexes(members.length)
          const count = Math.min(seats, applicants.length)
          const all = choices(indexes(applicants.length, members.length), count)
          const best = Math.max(...all.map((group) => balanceOf([...inGroup, ...group], pairs)))
          expect(chosen).toHaveLength(count)
          expect(balance).toBeCloseTo(balanceOf([...inGroup, ...chosen], pairs), 9)
          expect(balance).toBeCloseTo(best, 9)
        },
      ),
    )
  })

  it('is the same whatever the order of the applicants, and with pauses', () => {
    fc.assert(
      fc.property(peopleFrom(1, { max: 26 }), (applicants) => {
        const idsOf = ({ chosen, people }: ReturnType<typeof chooseBalancedGroup>) =>
          chosen.map((index) => people[index]!.id)
        const ids = idsOf(chooseBalancedGroup(applicants, { seats: 5 }))
        const reversed = [...applicants].reverse()
        expect(idsOf(chooseBalancedGroup(reversed, { seats: 5 }))).toEqual(ids)
        const work = chooseWithPauses(applicants, { seats: 5 })
        for (;;) {
          const { done, value } = work.next()
          if (!done) continue
          expect(idsOf(value)).toEqual(ids)
          break
        }
      }),
      { numRuns: 30 },
    )
  })

  it('takes no one for their silence: who is chosen without an answer is chosen with any answer', () => {
    fc.assert(
      fc.property(
        peopleFrom(1, { min: 1, max: 9 }),
        peopleFrom(100, { max: 3 }),
        fc.integer({ min: 1, max: 6 }),
        fc.subarray(balanceParts),
        (applicants, members, seats, parts) => {
          const [first, ...rest] = applicants as [Applicant, ...Applicant[]]
          const isFirstChosen = (one: Applicant) => {
            const { chosen, people } = chooseBalancedGroup([one, ...rest], { members, seats })
            return chosen.some((index) => people[index]!.id === first.id)
          }
          if (isFirstChosen(withoutAnswers(first, parts))) expect(isFirstChosen(first)).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('takes those who said nothing last, also among many', () => {
    for (const count of [maxExactApplicants, 100]) {
      const silent = indexes(4, 1).map((id) => withoutAnswers({ ...talker, id }, balanceParts))
      const talkers = indexes(count - 4, 5).map((id) => ({ ...talker, id }))
      for (const seats of [1, 6]) {
        const { chosen, people } = chooseBalancedGroup([...silent, ...talkers], { seats })
        expect(chosen.map((index) => people[index]!.id)).toEqual(indexes(seats, 5))
      }
    }
  })

  it('is found in many short pieces', () => {
    for (const count of [maxExactApplicants, 100]) {
      const pauses = [...chooseWithPauses(crowd(count, 1), { seats: 6 })]
      expect(pauses.length).toBeGreaterThan(100)
    }
  })

  it('is within 1 % of the best if not all choices are compared', () => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const applicants = crowd(maxExactApplicants + 1, seed)
      const { balance, pairs, isExact } = chooseBalancedGroup(applicants, { seats: 4 })
      expect(isExact).toBe(false)
      const all = choices(indexes(applicants.length), 4)
      const best = Math.max(...all.map((group) => balanceOf(group, pairs)))
      expect(balance).toBeGreaterThan(best * 0.99)
    }
  })

  it('is within 1 % of the best for 500 applicants of six kinds, whose choices can all be counted', () => {
    const kinds = crowd(6, 1)
    const applicants = indexes(500).map((id) => ({ ...kinds[id % kinds.length]!, id }))
    const { balance, pairs } = chooseBalancedGroup(applicants, { seats: 12 })
    expect(balance).toBeGreaterThan(bestOfKinds(kinds.length, pairs) * 0.99)
  })
})

/** The highest measure of 12 people of some kinds, where person k is of kind k, and so is k + the number of kinds. */
function bestOfKinds(kinds: number, pairs: Pairs): number {
  const value = (one: number, other: number) =>
    pairs.value(one, one === other ? other + kinds : other)
  let best = 0
  const extend = (kind: number, counts: readonly number[], left: number, total: number) => {
    for (let count = kind === kinds - 1 ? left : 0; count <= left; count += 1) {
      const added =
        ((count * (count - 1)) / 2) * value(kind, kind) +
        counts.reduce((sum, others, other) => sum + count * others * value(kind, other), 0)
      if (kind === kinds - 1) best = Math.max(best, total + added)
      else extend(kind + 1, [...counts, count], left - count, total + added)
    }
  }
  extend(0, [], 12, 0)
  return best / 66
}

describe('the measure', () => {
  const person = (id: number, known: Partial<Applicant> = {}): Applicant => ({
    id,
    interests: ['sea'],
    activityLevel: 'gentle',
    ageGroup: '30-35',
    gender: 'woman',
    ...known,
  })
  const measure = (...people: Applicant[]) =>
    balanceOf(indexes(people.length), measurePairs(people))

  it('grows with shared interests, the same pace, and different ages and genders', () => {
    const of = (known: Partial<Applicant>) => measure(person(1), person(2, known))
    expect(of({})).toBe(60)
    expect(of({ ageGroup: '35-40', gender: 'man' })).toBe(100)
    expect(of({ interests: ['mountains'] })).toBe(20)
    expect(of({ interests: ['sea', 'mountains'] })).toBe(40)
    expect(of({ activityLevel: 'moderate' })).toBe(50)
    expect(of({ activityLevel: 'active' })).toBe(40)
  })

  it('counts nothing for what is not known', () => {
    const silent = withoutAnswers(person(2), balanceParts)
    expect(measure(person(1), silent)).toBe(0)
    expect(measure(person(1), person(2, { gender: null }))).toBe(60)
    expect(measure(person(1), person(3), silent)).toBe(20)
    expect(unknownOf(silent)).toEqual(['interests', 'pace', 'ages', 'genders'])
    expect(unknownOf(person(4))).toEqual([])
  })

  it('reads an open answer as an answer: it fits every pace, and names no interest', () => {
    const open = person(2, { interests: [openValue], activityLevel: openValue })
    expect(unknownOf(open)).toEqual([])
    expect(measure(person(1, { activityLevel: 'active' }), open)).toBe(20)
    expect(measure(open, open)).toBe(20)
    expect(measure(person(1, { activityLevel: null }), open)).toBe(0)
    expect(measure(person(1), person(2, { interests: ['sea', openValue] }))).toBe(60)
  })

  it('prefers as many women as men', () => {
    const women = [1, 2, 3, 4].map((id) => person(id))
    const men = [5, 6, 7, 8].map((id) => person(id, { gender: 'man' }))
    const { chosen } = chooseBalancedGroup([...women, ...men], { seats: 4 })
    expect(chosen).toEqual([0, 1, 4, 5])
  })

  it('says of each member how well they fit', () => {
    const group = [person(1), person(2, { gender: 'man' }), person(3, { interests: ['wine'] })]
    expect(fitInGroup(0, [0, 1, 2], measurePairs(group))).toEqual({
      interests: 0.5,
      pace: 1,
      ages: 0,
      genders: 0.5,
    })
    const shy = person(4, { activityLevel: null })
    expect(fitInGroup(0, [0, 1], measurePairs([person(1), shy])).pace).toBeNull()
    expect(fitInGroup(0, [0, 1, 2], measurePairs([person(1), shy, person(5)])).pace).toBe(1)
  })
})
