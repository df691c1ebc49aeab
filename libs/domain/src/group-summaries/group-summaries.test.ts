import { describeGroupFigures } from './describe-group-summary.ts'
import { isPublicationDue } from './publication.ts'
import { summariseGroup } from './summarise-group.ts'
import type { SummaryMember } from './blurred-answers.ts'
import { toSummaryCountry } from './countries.ts'

/** Keeps every answer. */
const noBlur = () => 0

const member = (id: number, answers: Partial<SummaryMember> = {}): SummaryMember => ({
  id,
  ageGroup: null,
  gender: null,
  country: null,
  likes: [],
  ...answers,
})
const group = (count: number, answersOf: (index: number) => Partial<SummaryMember>) =>
  summariseGroup(
    Array.from({ length: count }, (_, index) => member(index, answersOf(index))),
    noBlur,
  )

describe('a publication', () => {
  it.each([
    ['no four members', [], [1, 2, 3], false],
    ['four members', [], [1, 2, 3, 4], true],
    ['three joined', [1, 2, 3, 4], [1, 2, 3, 4, 5, 6, 7], false],
    ['four joined', [1, 2, 3, 4], [1, 2, 3, 4, 5, 6, 7, 8], true],
    ['two left and two joined', [1, 2, 3, 4], [3, 4, 5, 6], true],
    ['four left and too few stay', [1, 2, 3, 4, 5, 6], [1, 2], false],
    ['four left and four stay', [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4], true],
  ])('is due if enough changed: %s', (_what, published, current, due) => {
    expect(isPublicationDue(published, current)).toBe(due)
  })
})

describe('the figures', () => {
  it('name what at least four and most have in common', () => {
    const likes = (index: number) => (index < 5 ? ['sea', 'wine'] : ['sea', 'cooking'])
    expect(
      group(8, (index) => ({
        ageGroup: '30-35',
        gender: 'woman',
        country: 'India',
        likes: likes(index),
      })),
    ).toEqual({
      ages: '30-35',
      genders: { isMost: true, names: ['woman'] },
      countries: { isMost: true, names: ['India'] },
      likes: ['sea', 'wine'],
    })
  })

  it('are empty if three have something in common, or no one said', () => {
    const nothing = { ages: null, genders: null, countries: null, likes: [] }
    const three = {
      ageGroup: '30-35',
      gender: 'man',
      country: 'Singapore',
      likes: ['wine'],
    } as const
    expect(group(4, (index) => (index < 3 ? three : {}))).toEqual(nothing)
    expect(group(12, () => ({}))).toEqual(nothing)
    expect(group(4, () => ({ ageGroup: '28-32', country: 'Atlantis', likes: ['food'] }))).toEqual(
      nothing,
    )
  })

  it('merge neighbouring age groups until most belong to them', () => {
    const ages = ['25-30', '30-35', '35-40', '40+']
    const agesOf = (list: readonly string[]) =>
      group(list.length, (index) => ({ ageGroup: list[index]! })).ages
    expect(agesOf(['30-35', '30-35', '30-35', '35-40', '35-40', '35-40'])).toBe('30-40')
    expect(agesOf(['25-30', '35-40', '35-40', '40+', '40+', '40+'])).toBe('35+')
    expect(agesOf([...ages, ...ages])).toBe('25-40')
  })

  it('say that genders are mixed without naming one, and never name non-binary people', () => {
    const gendersOf = (...counts: readonly [SummaryMember['gender'], number][]) => {
      const given = counts.flatMap(([gender, count]) => Array<typeof gender>(count).fill(gender))
      return group(given.length, (index) => ({ gender: given[index]! })).genders
    }
    expect(gendersOf(['woman', 4], ['man', 4])).toEqual({ isMost: false, names: [] })
    expect(gendersOf(['woman', 4], ['non-binary', 4])).toEqual({ isMost: false, names: [] })
    expect(gendersOf(['man', 7], ['non-binary', 1])).toEqual({ isMost: true, names: ['man'] })
    expect(gendersOf(['non-binary', 8])).toBeNull()
  })

  it('name countries of four members each, or say that there are several', () => {
    const of = (names: readonly string[], each: number) =>
      group(names.length * each, (index) => ({ country: names[Math.floor(index / each)]! }))
    expect(of(['Singapore', 'India'], 4).countries).toEqual({
      isMost: false,
      names: ['India', 'Singapore'],
    })
    expect(of(['Singapore', 'India', 'United States'], 2).countries).toEqual({
      isMost: false,
      names: [],
    })
    expect(of(['Singapore', 'India'], 2).countries).toBeNull()
  })

  it('name at most three likes', () => {
    const likes = ['sea', 'wine', 'cooking', 'mountains', 'wildlife']
    expect(group(4, () => ({ likes })).likes).toHaveLength(3)
  })
})

it('counts a country however it is written', () => {
  const written = ['india', ' UAE ', 'U.S.A.', 'the United Kingdom', 'Portugal', '', null]
  expect(written.map(toSummaryCountry)).toEqual([
    ...['India', 'United Arab Emirates', 'United States', 'United Kingdom'],
    ...['other', 'other', 'other'],
  ])
})

describe('the lines of a summary', () => {
  const nothing = { ages: null, genders: null, countries: null, likes: [] }

  it('say what most have in common', () => {
    expect(
      describeGroupFigures({
        ages: '30-35',
        genders: { isMost: true, names: ['woman'] },
        countries: { isMost: true, names: ['India'] },
        likes: ['old-cities', 'sea', 'wine'],
      }),
    ).toEqual([
      'Mostly aged 30–35',
      'Mostly women',
      'Mostly from India',
      'Many like old cities, the sea and wine',
    ])
  })

  it('give examples of a mixed group', () => {
    expect(
      describeGroupFigures({
        ages: '35+',
        genders: { isMost: false, names: [] },
        countries: { isMost: false, names: ['India', 'Singapore'] },
        likes: ['sea'],
      }),
    ).toEqual([
      'Mostly 35 or older',
      'A mixed group',
      'Some from India and Singapore',
      'Many like the sea',
    ])
    const countries = { isMost: false, names: [] }
    expect(describeGroupFigures({ ...nothing, countries })).toEqual(['From different countries'])
  })

  it.each([
    ['25-30', 'Mostly under 30'],
    ['25-35', 'Mostly under 35'],
    ['30-40', 'Mostly aged 30–40'],
    ['40+', 'Mostly 40 or older'],
  ])('claim no age outside those of the club: %s', (ages, text) => {
    expect(describeGroupFigures({ ...nothing, ages })).toEqual([text])
  })

  it('are none if nothing can be said', () => {
    expect(describeGroupFigures(nothing)).toEqual([])
  })
})
