import { describeGroupFigures } from './describe-group-summary.ts'
import type { GroupFigures } from './group-summary.ts'
import {
  duePublication,
  type PublishedGroup,
  summariseGroup,
  type SummaryMember,
  toSummaryCountry,
} from './summarise-group.ts'

const nothing: GroupFigures = { ages: null, genders: null, countries: null, likes: [] }

/** A group by how many gave each answer; the rest of `size` gave none. */
function group(size: number, ...parts: readonly [number, Partial<SummaryMember>][]): GroupFigures {
  const unknown: SummaryMember = { ageGroup: null, gender: null, country: null, likes: [] }
  const given = parts.flatMap(([count, one]) => Array<Partial<SummaryMember>>(count).fill(one))
  return summariseGroup(Array.from({ length: size }, (_, id) => ({ ...unknown, ...given[id] })))
}

const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('what is due for a group', () => {
  const due = (given: Partial<PublishedGroup>) =>
    duePublication({
      seats: 12,
      current: [],
      countedSize: null,
      counted: [],
      isShown: false,
      ...given,
    })

  it.each([
    [12, 8, null],
    [12, 9, 'publish'],
    [8, 8, null],
    [16, 11, null],
    [16, 12, 'publish'],
  ])('with %i seats and %i members: %s', (seats, size, step) => {
    expect(due({ seats, current: ids(1, size) })).toBe(step)
  })

  const shown = { countedSize: 9, counted: ids(1, 9), isShown: true }

  it.each([
    ['three joined', ids(1, 12), null],
    ['four joined', ids(1, 13), 'withdraw'],
    ['two left and two joined', ids(3, 11), 'withdraw'],
    ['one left and two joined', ids(2, 11), null],
    ['all left', [], 'withdraw'],
  ])('ends after four changes and not before: %s', (_what, current, step) => {
    expect(due({ ...shown, current })).toBe(step)
  })

  it('counts an account that is gone as one that left', () => {
    expect(due({ ...shown, current: ids(1, 7), counted: ids(1, 7) })).toBeNull()
    expect(due({ ...shown, current: ids(1, 5), counted: ids(1, 5) })).toBe('withdraw')
  })

  it('is never read again', () => {
    expect(due({ ...shown, isShown: false, current: ids(20, 31) })).toBeNull()
    expect(due({ ...shown, isShown: false, counted: [], current: ids(20, 31) })).toBeNull()
  })
})

describe('the figures', () => {
  const alike = { ageGroup: '30-35', gender: 'woman', country: 'India', likes: ['sea'] }

  it('say nothing of fewer than nine, whatever they have in common', () => {
    expect(group(8, [8, alike])).toEqual(nothing)
  })

  it('name what more than half of nine have in common, and no gender', () => {
    expect(group(9, [5, alike])).toEqual({
      ages: { isMost: false, name: '25-35' },
      genders: null,
      countries: { isMost: false, name: 'India' },
      likes: ['sea'],
    })
    expect(group(9, [4, alike])).toEqual(nothing)
  })

  it('name what most of twelve have in common if three changes leave it so', () => {
    const isMost = { isMost: true }
    expect(group(12, [8, alike])).toMatchObject({
      ages: isMost,
      genders: { isMost: true, name: 'woman' },
      countries: isMost,
    })
    expect(group(12, [7, alike])).toMatchObject({ genders: null, countries: { isMost: false } })
  })

  it('count the age groups in two bands', () => {
    expect(group(9, [3, { ageGroup: '35-40' }], [2, { ageGroup: '40+' }]).ages?.name).toBe('35+')
    expect(group(9, [9, { ageGroup: '28-32' }]).ages).toBeNull()
  })

  it('say that genders are mixed if there are four of each, and never name non-binary people', () => {
    const mixed = { isMost: false, name: null }
    const [women, men] = [{ gender: 'woman' }, { gender: 'man' }]
    expect(group(12, [7, women], [4, men]).genders).toEqual(mixed)
    expect(group(12, [7, women], [3, men]).genders).toBeNull()
    expect(group(9, [5, women], [4, men]).genders).toEqual(mixed)
    expect(group(9, [6, women], [3, men]).genders).toBeNull()
    expect(group(8, [4, women], [4, men]).genders).toBeNull()
    expect(group(12, [12, { gender: 'non-binary' }]).genders).toBeNull()
  })

  it('say that there are several countries if no one has many members', () => {
    const [india, singapore] = [{ country: 'India' }, { country: 'Singapore' }]
    expect(group(12, [6, india], [4, singapore]).countries).toEqual({ isMost: false, name: null })
    expect(group(12, [6, india], [3, singapore]).countries).toBeNull()
    expect(group(12, [12, { country: 'Atlantis' }]).countries).toBeNull()
  })
})

it('counts a country however it is written', () => {
  const written = ['india', ' UAE ', 'U.S.A.', 'the United Kingdom', 'Portugal', '', null]
  expect(written.map(toSummaryCountry)).toEqual([
    ...['India', 'United Arab Emirates', 'United States', 'United Kingdom'],
    ...[undefined, undefined, undefined],
  ])
})

describe('the lines of a summary', () => {
  it('say what most or many have in common', () => {
    expect(
      describeGroupFigures({
        ages: { isMost: true, name: '25-35' },
        genders: { isMost: true, name: 'woman' },
        countries: { isMost: false, name: 'India' },
        likes: ['old-cities', 'sea', 'wine'],
      }),
    ).toEqual([
      'Mostly under 35',
      'Mostly women',
      'Many from India',
      'Many like old cities, the sea and wine',
    ])
  })

  it('say that a group is mixed', () => {
    const mixed = { isMost: false, name: null }
    expect(
      describeGroupFigures({
        ages: { isMost: false, name: '35+' },
        genders: mixed,
        countries: mixed,
        likes: [],
      }),
    ).toEqual(['Many 35 or older', 'A mixed group', 'From different countries'])
  })

  it('are none if nothing can be said', () => {
    expect(describeGroupFigures(nothing)).toEqual([])
  })
})
