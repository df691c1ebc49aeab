import fc from 'fast-check'
import {
  ageAnswers,
  blurAnswer,
  type BlurredAnswers,
  blurAnswers,
  countryAnswers,
  genderAnswers,
  likelihoodBound,
  type SummaryMember,
} from './blurred-answers.ts'
import { figuresOf } from './summarise-group.ts'
import { isPublicationDue } from './publication.ts'

type Answer = (typeof genderAnswers)[number]

/** The members who were counted in each publication, by id. */
type Publications = readonly (readonly number[])[]

/** When a summary is published: `isPublicationDue`, or after each change as a control. */
type Rule = (published: readonly number[], current: readonly number[]) => boolean
const afterEachChange: Rule = (_, current) => current.length >= 4

/** Who is counted in each publication while members join and leave one after the other. */
function publish(changes: readonly number[], isDue: Rule): Publications {
  const publications: (readonly number[])[] = []
  let current: readonly number[] = []
  for (const id of changes) {
    current = current.includes(id) ? current.filter((other) => other !== id) : [...current, id]
    if (isDue(publications.at(-1) ?? [], current)) publications.push(current)
  }
  return publications
}

/** Six people, each of whom joins, leaves and comes back as they like. */
const people = [0, 1, 2, 3, 4, 5]
const histories = fc.array(fc.constantFrom(...people), { minLength: 4, maxLength: 30 })

const counted = (gender: Answer): BlurredAnswers => ({
  age: null,
  gender,
  country: 'other',
  likes: [],
})
const textOf = (answers: readonly Answer[]) => JSON.stringify(figuresOf(answers.map(counted)))

/** How likely an answer is counted as each answer. */
type Blur = (answer: Answer) => ReadonlyMap<Answer, number>

/** The rule's own blur, from every place at which a draw can fall. */
const ownBlur: Blur = (answer) => {
  const places = likelihoodBound + genderAnswers.length - 1
  const drawn = Array.from({ length: places }, (_, place) =>
    blurAnswer(genderAnswers, answer, (place + 0.5) / places),
  )
  const share = (one: Answer) => drawn.filter((other) => other === one).length / places
  return new Map(genderAnswers.map((one) => [one, share(one)]))
}
const noBlur: Blur = (answer) => new Map([[answer, 1]])

/** Every way in which the answers of some people may be counted, with its probability. */
function waysToCount(truth: readonly Answer[], blur: Blur): [Answer[], number][] {
  return truth.reduce<[Answer[], number][]>(
    (ways, answer) =>
      ways.flatMap(([before, likely]) =>
        [...blur(answer)].map(([next, chance]): [Answer[], number] => [
          [...before, next],
          likely * chance,
        ]),
      ),
    [[[], 1]],
  )
}

/**
 * The attacker knows who joined and left when, and every answer but the one of person 0. For each series of texts that can
 * be published, returns how likely it is with each answer of person 0.
 */
function attack(publications: Publications, others: readonly Answer[], blur: Blur): number[][] {
  const ways = waysToCount(others, blur)
  const seen = new Map<string, Map<Answer, number>>()
  for (const own of genderAnswers) {
    for (const [way, likely] of ways) {
      const texts = publications.map((ids) => textOf(ids.map((id) => [own, ...way][id]!)))
      const key = texts.join('\n')
      const byOwn = seen.get(key) ?? new Map<Answer, number>()
      seen.set(key, byOwn.set(own, (byOwn.get(own) ?? 0) + likely))
    }
  }
  return [...seen.values()].map((byOwn) =>
    genderAnswers.map((answer) =>
      [...blur(answer)].reduce((sum, [own, chance]) => sum + chance * (byOwn.get(own) ?? 0), 0),
    ),
  )
}

/** How many times as likely the texts are with one answer as with another one, at most. */
const evidence = (likelihoods: readonly number[]) =>
  Math.max(...likelihoods) / Math.min(...likelihoods)

const strongest = (publications: Publications, others: readonly Answer[], blur: Blur) =>
  Math.max(...attack(publications, others, blur).map(evidence))

const answersOfOthers = fc.array(fc.constantFrom(...genderAnswers), { minLength: 5, maxLength: 5 })

describe('an attacker who knows everyone else, and when each joined and left', () => {
  it('never has more evidence of an answer than the bound, whatever was published', () => {
    fc.assert(
      fc.property(histories, answersOfOthers, (changes, others) => {
        const publications = publish(changes, isPublicationDue)
        expect(strongest(publications, others, ownBlur)).toBeLessThanOrEqual(likelihoodBound + 1e-9)
      }),
      { numRuns: 60 },
    )
  })

  it('learns nothing more from a summary after each change', () => {
    const changes = [1, 2, 3, 4, 0, 5, 0, 1, 0]
    const publications = publish(changes, afterEachChange)
    expect(publications).toHaveLength(6)
    const others: Answer[] = ['woman', 'woman', 'woman', 'man', null]
    expect(strongest(publications, others, ownBlur)).toBeLessThanOrEqual(likelihoodBound + 1e-9)
  })

  it('control: is certain if the true answers are published after each change', () => {
    const before = publish([1, 2, 3, 4], afterEachChange)
    const after = publish([1, 2, 3, 4, 0], afterEachChange)
    const others: Answer[] = ['woman', 'woman', 'woman', 'man', null]
    expect(strongest(before, others, noBlur)).toBe(1)
    // The text says "mostly women" after person 0 has joined, and did so before only if they are one.
    expect(strongest(after, others, noBlur)).toBe(Infinity)
  })

  it('control: is certain if the true answers are published, however seldom', () => {
    const publications = publish([0, 1, 2, 3], isPublicationDue)
    const others: Answer[] = ['woman', 'woman', 'woman', null, null]
    expect(strongest(publications, others, noBlur)).toBe(Infinity)
  })

  it('control: gets more evidence than the bound if answers are blurred again each time', () => {
    const others: Answer[] = ['woman', 'woman', 'woman', null, null]
    const once = strongest([[0, 1, 2, 3]], others, ownBlur)
    // What independent publications say is multiplied.
    expect(once * once).toBeGreaterThan(likelihoodBound)
  })
})

describe('an attacker who knows no answers', () => {
  /** The texts of a history with the members that each one counts. */
  const textsOf = (changes: readonly number[], isDue: Rule, genders: readonly Answer[]) =>
    publish(changes, isDue).map((ids) => ({ ids, text: textOf(ids.map((id) => genders[id]!)) }))

  /** The fewest people whose joining or leaving lies between two different texts. */
  const fewestBehindAChange = (texts: ReturnType<typeof textsOf>) =>
    Math.min(
      ...texts.slice(1).flatMap(({ ids, text }, index) => {
        const before = texts[index]!
        const moved = people.filter((id) => ids.includes(id) !== before.ids.includes(id))
        return text === before.text ? [] : [moved.length]
      }),
    )

  const genders = fc.array(fc.constantFrom(...genderAnswers), { minLength: 6, maxLength: 6 })

  it('can suspect at least four people of every change of the text', () => {
    fc.assert(
      fc.property(histories, genders, (changes, answers) => {
        expect(
          fewestBehindAChange(textsOf(changes, isPublicationDue, answers)),
        ).toBeGreaterThanOrEqual(4)
      }),
    )
  })

  it('control: knows who changed the text if it is published after each change', () => {
    const answers: Answer[] = ['woman', 'woman', 'woman', 'man', 'woman', 'man']
    expect(fewestBehindAChange(textsOf([0, 1, 2, 3, 4, 5], afterEachChange, answers))).toBe(1)
  })
})

describe('the blur', () => {
  it.each([
    ['age groups', ageAnswers],
    ['genders', genderAnswers],
    ['countries', countryAnswers],
    ['likes', [true, false]],
  ])('of %s makes no answer more than the bound as likely as another', (_what, answers) => {
    const places = likelihoodBound + answers.length - 1
    for (const answer of answers as readonly unknown[]) {
      const drawn = Array.from({ length: places }, (_, place) =>
        blurAnswer<unknown>(answers, answer, (place + 0.5) / places),
      )
      for (const one of answers as readonly unknown[]) {
        const count = drawn.filter((other) => other === one).length
        expect(count).toBe(one === answer ? likelihoodBound : 1)
      }
    }
  })

  const member: SummaryMember = {
    id: 7,
    ageGroup: '30-35',
    gender: 'woman',
    country: 'India',
    likes: ['sea'],
  }

  it('depends on the member and the answer alone, so that it is drawn once', () => {
    const asked: string[] = []
    blurAnswers(member, (id, answer) => {
      asked.push(`${id} ${answer}`)
      return 0
    })
    expect(asked).toHaveLength(13)
    expect(asked).toEqual(
      expect.arrayContaining([
        '7 age 30-35',
        '7 gender woman',
        '7 country India',
        '7 likes sea true',
        '7 likes wine false',
      ]),
    )
  })

  it('can turn every answer into every other one', () => {
    const drawn = (chance: number) => blurAnswers(member, () => chance)
    expect(drawn(0)).toEqual({ age: '30-35', gender: 'woman', country: 'India', likes: ['sea'] })
    const seen = Array.from({ length: 1000 }, (_, index) => drawn(index / 1000))
    expect(new Set(seen.map(({ age }) => age)).size).toBe(5)
    expect(new Set(seen.map(({ gender }) => gender)).size).toBe(4)
    expect(new Set(seen.map(({ country }) => country)).size).toBe(6)
    expect(new Set(seen.map(({ likes }) => likes.includes('wine'))).size).toBe(2)
  })
})
