import { interests } from '../quiz/traits.options.ts'
import { ageAnswers, genderAnswers, type SummaryMember } from './blurred-answers.ts'
import { describeGroupFigures } from './describe-group-summary.ts'
import { summariseGroup } from './summarise-group.ts'
import { summaryCountries } from './countries.ts'

const groupCount = 12_000

/** Random numbers from 0 to 1, the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const random = createRandom(20_250_501)

/** Draws answers by weights. */
function drawFrom<Answer>(answers: readonly Answer[], weights: readonly number[]): () => Answer {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return () => {
    let place = random() * total
    return answers.find((_, index) => (place -= weights[index]!) < 0) ?? answers.at(-1)!
  }
}

/** Shares that are as likely as any others (a flat Dirichlet distribution), and a tenth who do not say. */
function randomShares(count: number): number[] {
  const weights = Array.from({ length: count }, () => -Math.log(1 - random()))
  return [...weights, weights.reduce((sum, weight) => sum + weight, 0) / 9]
}

/**
 * A group of 4 to 12. From group to group, the share of women among those who are women or men, of each age group and of
 * those who like something is anything from none to all; few are non-binary, and one or two countries have most members.
 */
function randomGroup(): SummaryMember[] {
  const women = random() * 0.85
  const gender = drawFrom(genderAnswers, [women, 0.85 - women, 0.05, 0.1])
  const ageGroup = drawFrom(ageAnswers, randomShares(ageAnswers.length - 1))
  const countryShares = randomShares(summaryCountries.length + 1).map((share) => share ** 2)
  const country = drawFrom([...summaryCountries, 'Portugal', null], countryShares)
  const likeShares = interests.map(random)
  return Array.from({ length: 4 + Math.floor(random() * 9) }, (_, id) => {
    const hasQuiz = random() < 0.9
    const likes = interests.filter((_like, index) => hasQuiz && random() < likeShares[index]!)
    return { id, ageGroup: ageGroup(), gender: gender(), country: country(), likes }
  })
}

/** Whether a statement is true of the real group, and whether it contradicts the group. */
interface Verdict {
  readonly isTrue: boolean
  readonly isContradiction: boolean
}

/** "Mostly" is true of more than half, and contradicts the group if it is true of fewer than 40 %. */
const judgeMost = (share: number): Verdict => ({
  isTrue: share > 0.5,
  isContradiction: share < 0.4,
})

/** What is said of a group with blurred answers, by the kind of statement. */
function judge(group: readonly SummaryMember[]): Map<string, Verdict> {
  const { ages, genders, countries, likes } = summariseGroup(group, random)
  const shareOf = (isOne: (member: SummaryMember) => boolean) =>
    group.filter(isOne).length / group.length
  const verdicts = new Map<string, Verdict>()
  if (ages) {
    const named = ageAnswers.filter((age) => age && isWithin(age, ages))
    const share = shareOf(({ ageGroup }) => named.some((age) => age === ageGroup))
    verdicts.set(`ages, ${named.length} of 4 groups`, judgeMost(share))
  }
  if (genders?.isMost) {
    verdicts.set(
      'mostly women or men',
      judgeMost(shareOf(({ gender }) => gender === genders.names[0])),
    )
  } else if (genders) {
    const shares = genderAnswers.flatMap((one) =>
      one ? shareOf(({ gender }) => gender === one) : [],
    )
    const isContradiction = shares.filter((share) => share > 0).length < 2
    verdicts.set('a mixed group', {
      isTrue: !isContradiction && Math.max(...shares) <= 0.75,
      isContradiction,
    })
  }
  if (countries?.isMost) {
    verdicts.set('mostly from', judgeMost(shareOf(({ country }) => country === countries.names[0])))
  } else if (countries) {
    const { names } = countries
    const real = new Set(group.flatMap(({ country }) => country ?? []))
    const isTrue = names.length > 0 ? names.every((name) => real.has(name)) : real.size > 1
    verdicts.set(names.length > 0 ? 'some from' : 'from different countries', {
      isTrue,
      isContradiction: !isTrue,
    })
  }
  if (likes.length > 0) {
    const least = Math.min(...likes.map((like) => shareOf((one) => one.likes.includes(like))))
    verdicts.set('many like', { isTrue: least >= 0.5, isContradiction: least < 0.25 })
  }
  expect(describeGroupFigures({ ages, genders, countries, likes })).toHaveLength(
    [ages, genders, countries, likes[0]].filter(Boolean).length,
  )
  return verdicts
}

/** Whether an age group lies within the ages of a statement such as '30-40' or '35+'. */
function isWithin(age: string, ages: string): boolean {
  const [from, to = Infinity] = ages.split(/\D/).map((end) => Number(end) || Infinity)
  const [lowest, highest = Infinity] = age.split(/\D/).map((end) => Number(end) || Infinity)
  return lowest! >= from! && highest <= to
}

/** In per cent: the groups of which the kind of statement is made, and, of these, those where it is true or a contradiction. */
interface Figures {
  readonly made: number
  readonly isTrue: number
  readonly contradicts: number
}

function measure(): Map<string, Figures> {
  const verdicts = Array.from({ length: groupCount }, () => [...judge(randomGroup())]).flat()
  const kinds = [...new Set(verdicts.map(([kind]) => kind))].sort()
  return new Map(
    kinds.map((kind) => {
      const ofKind = verdicts.filter(([other]) => other === kind).map(([, verdict]) => verdict)
      const percent = (isSo: (verdict: Verdict) => boolean) =>
        (100 * ofKind.filter(isSo).length) / ofKind.length
      return [
        kind,
        {
          made: (100 * ofKind.length) / groupCount,
          isTrue: percent(({ isTrue }) => isTrue),
          contradicts: percent(({ isContradiction }) => isContradiction),
        },
      ]
    }),
  )
}

describe('what is said of random groups', () => {
  const measured = measure()

  it('says something of every part', () => {
    expect([...measured.keys()]).toEqual([
      'a mixed group',
      'ages, 1 of 4 groups',
      'ages, 2 of 4 groups',
      'ages, 3 of 4 groups',
      'from different countries',
      'many like',
      'mostly from',
      'mostly women or men',
      'some from',
    ])
    for (const { made } of measured.values()) expect(made).toBeGreaterThan(4)
  })

  it.each([...measured])('is rarely wrong, and hardly ever the opposite: %s', (_kind, figures) => {
    expect(figures.isTrue).toBeGreaterThanOrEqual(90)
    expect(figures.contradicts).toBeLessThanOrEqual(2)
  })
})
