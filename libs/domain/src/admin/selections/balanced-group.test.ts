import fc from 'fast-check'
import { activityLevels, interests } from '../../quiz/traits.options.ts'
import { ageGroups } from '../../users/users.options.ts'
import {
  type Applicant,
  balanceOf,
  chooseBalancedGroup,
  fitInGroup,
  maxExactApplicants,
} from './balanced-group.ts'

const traits = fc.record({
  interests: fc.subarray([...interests], { maxLength: 4 }),
  activityLevel: fc.constantFrom(...activityLevels, null),
  ageGroup: fc.constantFrom(...ageGroups, null),
  gender: fc.constantFrom('woman', 'man', null),
})

const peopleFrom = (firstId: number, { min = 0, max }: { min?: number; max: number }) =>
  fc
    .array(traits, { minLength: min, maxLength: max })
    .map((list) => list.map((one, index): Applicant => ({ id: firstId + index, ...one })))

/** Every way to choose a number of people. */
function choices<Item>([first, ...rest]: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]]
  if (first === undefined) return []
  return [...choices(rest, count - 1).map((others) => [first, ...others]), ...choices(rest, count)]
}

const named = (people: readonly Applicant[], ids: readonly number[]) =>
  people.filter(({ id }) => ids.includes(id))

/** A crowd that is the same in every run. */
function crowd(count: number, seed: number): Applicant[] {
  const people = fc.sample(peopleFrom(1, { min: count, max: count }), { seed, numRuns: 1 })
  return people[0]!
}

describe('the chosen group', () => {
  it('has the highest measure of all, with those who are in it already', () => {
    fc.assert(
      fc.property(
        peopleFrom(1, { max: 9 }),
        peopleFrom(100, { max: 3 }),
        fc.nat({ max: 6 }),
        (applicants, members, seats) => {
          const { chosen, balance } = chooseBalancedGroup(applicants, { members, seats })
          const all = choices(applicants, Math.min(seats, applicants.length))
          const best = Math.max(...all.map((group) => balanceOf([...members, ...group])))
          expect(chosen).toHaveLength(Math.min(seats, applicants.length))
          expect(balance).toBeCloseTo(balanceOf([...members, ...named(applicants, chosen)]), 9)
          expect(balance).toBeCloseTo(best, 9)
        },
      ),
    )
  })

  it('is the same whatever the order of the applicants', () => {
    fc.assert(
      fc.property(peopleFrom(1, { max: 26 }), (applicants) => {
        expect(chooseBalancedGroup([...applicants].reverse(), { seats: 5 })).toEqual(
          chooseBalancedGroup(applicants, { seats: 5 }),
        )
      }),
      { numRuns: 30 },
    )
  })

  it('is within 1 % of the best where not all choices are compared', () => {
    for (let seed = 1; seed <= 3; seed += 1) {
      // One applicant more than are compared in full; the best choice leaves one of them out.
      const applicants = crowd(maxExactApplicants + 1, seed)
      const best = Math.max(
        ...applicants.map(
          (one) =>
            chooseBalancedGroup(
              applicants.filter((other) => other !== one),
              { seats: 6 },
            ).balance,
        ),
      )
      expect(chooseBalancedGroup(applicants, { seats: 6 }).balance).toBeGreaterThan(best * 0.99)
    }
  })

  it('finds a perfect group of twelve in a crowd of 500', () => {
    const perfect = Array.from({ length: 12 }, (_, index): Applicant => ({
      id: 1000 - index * 41,
      interests: ['sea', 'wine'],
      activityLevel: 'moderate',
      ageGroup: ageGroups[index % 4]!,
      gender: index % 2 === Math.floor(index / 4) % 2 ? 'woman' : 'man',
    }))
    const free = Array.from({ length: 1000 }, (_, id) => id).filter((id) =>
      perfect.every((one) => one.id !== id),
    )
    const others = crowd(488, 7).map((one, index) => ({
      ...one,
      id: free[index]!,
      interests: one.interests.filter((interest) => interest !== 'sea'),
    }))
    const { balance } = chooseBalancedGroup([...others, ...perfect], { seats: 12 })
    expect(balance).toBeGreaterThanOrEqual(balanceOf(perfect) * 0.99)
  })
})

describe('the measure', () => {
  const person = (id: number, known: Partial<Applicant> = {}): Applicant => ({
    id,
    interests: ['sea'],
    activityLevel: 'gentle',
    ageGroup: '30-35',
    gender: 'woman',
    ...known,
  })

  it('grows with shared interests, the same pace, and different ages and genders', () => {
    const of = (known: Partial<Applicant>) => balanceOf([person(1), person(2, known)])
    expect(of({})).toBe(60)
    expect(of({ ageGroup: '35-40', gender: 'man' })).toBe(100)
    expect(of({ interests: ['mountains'] })).toBe(20)
    expect(of({ interests: ['sea', 'mountains'] })).toBe(40)
    expect(of({ activityLevel: 'moderate' })).toBe(50)
    expect(of({ activityLevel: 'active' })).toBe(40)
  })

  it('counts what is not known as half', () => {
    const nothing = { interests: [], activityLevel: null, ageGroup: null, gender: null }
    expect(balanceOf([person(1), person(2, nothing)])).toBe(50)
  })

  it('prefers as many women as men', () => {
    const women = [1, 2, 3, 4].map((id) => person(id))
    const men = [5, 6, 7, 8].map((id) => person(id, { gender: 'man' }))
    expect(chooseBalancedGroup([...women, ...men], { seats: 4 }).chosen).toEqual([1, 2, 5, 6])
  })

  it('says of each member how well they fit', () => {
    const group = [person(1), person(2, { gender: 'man' }), person(3, { interests: ['wine'] })]
    expect(fitInGroup(group[0]!, group)).toEqual({ interests: 0.5, pace: 1, ages: 0, genders: 0.5 })
  })
})
