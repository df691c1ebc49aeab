import fc from 'fast-check'
import { describeGroupFigures } from './describe-group-summary.ts'
import {
  duePublication,
  margins,
  type PublishedGroup,
  summariseGroup,
  type SummaryMember,
} from './summarise-group.ts'

const nobody: SummaryMember = { ageGroup: null, gender: null, country: null, likes: [] }
type Answer = Partial<SummaryMember>

/** The answers to each question, as far as a summary tells them apart. */
const questions = {
  gender: [{ gender: 'woman' }, { gender: 'man' }, { gender: 'non-binary' }, {}],
  'age group': [{ ageGroup: '30-35' }, { ageGroup: '40+' }, {}],
  country: [{ country: 'India' }, { country: 'UK' }, { country: 'Singapore' }, {}],
  like: [{ likes: ['sea'] }, {}],
} as const satisfies Readonly<Record<string, readonly Answer[]>>

const linesOf = (answers: readonly Answer[], without: Partial<typeof margins> | object = {}) =>
  describeGroupFigures(
    summariseGroup(
      answers.map((answer) => ({ ...nobody, ...answer })),
      { ...margins, ...without },
    ),
  )

describe('a reader who knows everyone', () => {
  type IsSo = (person: Answer) => boolean
  const named: readonly (readonly [ending: string, isSo: IsSo])[] = [
    [' under 35', ({ ageGroup }) => ageGroup === '30-35'],
    [' 35 or older', ({ ageGroup }) => ageGroup === '40+'],
    [' women', ({ gender }) => gender === 'woman'],
    [' men', ({ gender }) => gender === 'man'],
    [' from India', ({ country }) => country === 'India'],
    [' from United Kingdom', ({ country }) => country === 'UK'],
    [' from Singapore', ({ country }) => country === 'Singapore'],
    [' like the sea', ({ likes }) => likes?.includes('sea') ?? false],
  ]

  function isTrue(line: string, people: readonly Answer[]): boolean {
    const countOf = (isSo: IsSo) => people.filter(isSo).length
    if (line === 'A mixed group') {
      return ['woman', 'man'].every((one) => countOf(({ gender }) => gender === one) > 0)
    }
    if (line === 'From different countries') {
      return new Set(people.flatMap(({ country }) => country ?? [])).size > 1
    }
    const count = countOf(named.find(([ending]) => line.endsWith(ending))![1])
    return line.startsWith('Mostly ') ? 2 * count > people.length : 3 * count >= people.length
  }

  const person: fc.Arbitrary<Answer> = fc
    .tuple(...Object.values(questions).map((answers) => fc.constantFrom<Answer>(...answers)))
    .map((answers) => Object.assign({}, ...answers) as Answer)

  /** People of whom some are alike, so that something can be said. */
  const group = fc
    .tuple(person, person, person, fc.integer({ min: 4, max: 40 }))
    .chain(([one, other, third, size]) =>
      fc.array(fc.oneof(fc.constantFrom(one, one, one, one, other, other, third), person), {
        minLength: size,
        maxLength: size,
      }),
    )

  type Change = (people: readonly Answer[]) => fc.Arbitrary<readonly Answer[]>
  const exchange: Change = (people) =>
    fc.tuple(fc.nat(people.length - 1), person).map(([id, other]) => people.with(id, other))
  const threeChanges: Change = (people) =>
    fc
      .tuple(fc.array(fc.nat(people.length - 1), { maxLength: 3 }), fc.array(person))
      .map(([left, joined]) => [
        ...people.filter((_, id) => !left.includes(id)),
        ...joined.slice(0, 3 - left.length),
      ])

  const readsTruth = (change: Change, without = {}, read = new Set<string>()) =>
    fc.property(
      group.chain((people) => fc.tuple(fc.constant(people), change(people))),
      ([people, changed]) => {
        const lines = linesOf(people, without)
        for (const line of lines) read.add(line)
        const wrong = lines.filter((line) => !isTrue(line, people) || !isTrue(line, changed))
        expect(wrong).toEqual([])
      },
    )
  const options = { numRuns: 3000, seed: 54 }

  it.each([
    ['whoever one of the members is', exchange],
    ['as long as it is shown', threeChanges],
  ])('finds every line true, %s', (_when, change) => {
    const read = new Set<string>()
    fc.assert(readsTruth(change, {}, read), options)
    const share = ['Many', 'Mostly'].flatMap((word) => named.map(([ending]) => word + ending))
    const never = ['Many women', 'Many men', 'Mostly like the sea']
    const lines = [...share.filter((line) => !never.includes(line)), 'A mixed group']
    expect([...read].sort()).toEqual([...lines, 'From different countries'].sort())
  })

  it.each([
    ['whoever one of the members is', exchange],
    ['as long as it is shown', threeChanges],
  ])('control: without the margin, does not find every line true, %s', (_when, change) => {
    expect(fc.check(readsTruth(change, { changes: 0 }), options).failed).toBe(true)
  })
})

/** Every group of so many people, by their answers. */
function groupsOf(people: number, [first, ...others]: readonly Answer[]): Answer[][] {
  if (others.length === 0) return [Array<Answer>(people).fill(first!)]
  return Array.from({ length: people + 1 }, (_, count) =>
    groupsOf(people - count, others).map((rest) => [...Array<Answer>(count).fill(first!), ...rest]),
  ).flat()
}

/** A text that is published, or several in their order, and an answer of someone that it rules out. */
interface Leak {
  readonly text: string
  readonly answer: Answer
}

/** All leaks if someone sees what is published of people, one of whom has the `own` answer, and can only guess the rest. */
function leaksOf(
  answers: readonly Answer[],
  hiddenPeople: number,
  publish: (own: Answer, hidden: readonly Answer[]) => string,
): Leak[] {
  const hidden = groupsOf(hiddenPeople, answers)
  const texts = answers.map((own) => new Set(hidden.map((others) => publish(own, others))))
  return [...new Set(texts.flatMap((some) => [...some]))].flatMap((text) =>
    answers.filter((_, index) => !texts[index]!.has(text)).map((answer) => ({ text, answer })),
  )
}

/** The one exception: a mixed group can rule out that someone is neither a woman nor a man. */
const isMore = ({ text, answer }: Leak) =>
  !text.includes('A mixed group') || ['woman', 'man'].includes(answer.gender ?? '')

describe('members who tell each other what they answered', () => {
  const sizes = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13]

  const leaksTo = (
    insiders: readonly Answer[],
    size: number,
    answers: readonly Answer[],
    without = {},
  ) =>
    leaksOf(answers, size - 1 - insiders.length, (own, others) =>
      linesOf([own, ...insiders, ...others], without).join(),
    )
  const leaksAt = (size: number, answers: readonly Answer[], without = {}) =>
    [0, 1, 2, 3]
      .flatMap((count) => groupsOf(count, answers))
      .flatMap((insiders) => leaksTo(insiders, size, answers, without))

  it.each(Object.entries(questions))('can rule out no %s of anyone else', (_question, answers) => {
    for (const size of sizes) {
      const leaks = leaksAt(size, answers)
      expect(size < 12 ? leaks.filter(isMore) : leaks).toEqual([])
    }
  })

  it.each(Object.entries(questions))(
    'control: can without the margin: %s',
    (_question, answers) => {
      const leaks = [8, 9].flatMap((size) => leaksAt(size, answers, { insiders: 0 }))
      expect(leaks.filter(isMore)).not.toEqual([])
    },
  )
})

describe('an attacker whose accounts join and leave as they like', () => {
  /** Who joins or leaves, one after the other: 0 is the victim, the others are accounts of the attacker. */
  interface Strategy {
    readonly answers: readonly Answer[]
    readonly own: readonly Answer[]
    readonly hiddenPeople: number
    readonly seats: number
    readonly moves: readonly number[]
  }
  type Rule = (group: PublishedGroup) => ReturnType<typeof duePublication>

  const victim = 0
  /** What is shown after each move; at most three of the attacker's accounts are in the group at the same time. */
  function watch(
    { own, seats, moves }: Strategy,
    rule: Rule,
    given: Answer,
    others: readonly Answer[],
  ) {
    const answerOf = (id: number) =>
      (id < 0 ? others[-id - 1] : id === victim ? given : own[id - 1])!
    let current = others.map((_, index) => -index - 1)
    let group: PublishedGroup = { seats, current, countedSize: null, counted: [], isShown: false }
    let lines: string[] = []
    return moves.map((id) => {
      if (current.includes(id)) current = current.filter((one) => one !== id)
      else if (id === victim || current.filter((one) => one > victim).length < 3) {
        current = [...current, id]
      }
      const step = rule({ ...group, current })
      if (step === 'publish') {
        lines = linesOf(current.map(answerOf))
        group = { ...group, countedSize: current.length, counted: current, isShown: true }
      } else if (step === 'withdraw') {
        lines = []
        group = { ...group, isShown: false }
      }
      return lines.join()
    })
  }

  const strategies = fc
    .constantFrom<readonly Answer[]>(...Object.values(questions))
    .chain((answers) =>
      fc.record<Strategy>({
        answers: fc.constant(answers),
        own: fc.array(fc.constantFrom(...answers), { minLength: 6, maxLength: 6 }),
        hiddenPeople: fc.integer({ min: 3, max: 11 }),
        seats: fc.constantFrom(8, 12, 16),
        moves: fc.array(fc.nat(6), { minLength: 4, maxLength: 24 }),
      }),
    )
  const leaks = (strategy: Strategy, rule: Rule) =>
    leaksOf(strategy.answers, strategy.hiddenPeople, (given, others) =>
      watch(strategy, rule, given, others).join('\n'),
    )

  it('can rule out no answer of anyone, whatever is published when', () => {
    fc.assert(
      fc.property(strategies, (strategy) => {
        expect(leaks(strategy, duePublication).filter(isMore)).toEqual([])
      }),
      { numRuns: 100, seed: 54 },
    )
  })

  it('control: can if answers are read again after four changes', () => {
    const readAgain: Rule = (group) => {
      const isDue = duePublication({ ...group, isShown: true }) === 'withdraw'
      return isDue ? duePublication({ ...group, countedSize: null }) : duePublication(group)
    }
    const answers = questions.like
    const [sea] = answers
    const strategy = { answers, own: [sea, sea, sea], hiddenPeople: 10, seats: 12 }
    const moves = [1, 2, victim, 3, 1]
    expect(leaks({ ...strategy, moves }, duePublication)).toEqual([])
    expect(leaks({ ...strategy, moves }, readAgain)).not.toEqual([])
  })
})
