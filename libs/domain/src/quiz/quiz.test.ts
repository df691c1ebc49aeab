import fc from 'fast-check'
import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import { quizAnswersForm, quizMatch, profileOf, refusedAnswers } from './quiz.ts'
import { quizQuestion } from '../traits/quiz-question.ts'
import { quizData } from '../traits/quiz-data.ts'
import { fitOf } from './trait-fit.ts'
import { quizQuestions } from '../traits/quiz-questions.ts'
import { monthTopic, quizTraits, openValue } from '../traits/traits.options.ts'
import { catalogue } from '../catalogue/catalogue.ts'

const refused = 'Please answer the questions of the quiz'
const answers = fc.dictionary(
  fc.integer({ min: 1, max: 2_147_483_647 }).map(String),
  fc.constantFrom('slow', 'food', '4', 'answers'),
  { maxKeys: 20 },
)

describe('the answers of a quiz', () => {
  it('are the same with and without the outer object', () => {
    fc.assert(
      fc.property(answers, (map) => {
        expect(z.parse(quizAnswersForm, map)).toEqual({ ...map })
        expect(z.parse(quizAnswersForm, { answers: map })).toEqual({ ...map })
      }),
    )
  })

  it.each([
    null,
    'slow',
    [],
    { answers: 'slow' },
    { answers: { 1: 'slow' }, more: 1 },
    { 1: 7 },
    { 1: '' },
    { 1: 'a'.repeat(61) },
    { 1: 'a\u0000b' },
    { 0: 'slow' },
    { first: 'slow' },
    { answers: { __proto__x: 'slow' } },
    Object.fromEntries(Array.from({ length: 51 }, (_, index) => [index + 1, 'slow'])),
  ])('rejects %j', (body) => {
    expect(firstMessages(quizAnswersForm, body)).not.toEqual({})
  })

  it('are requested in one sentence', () => {
    expect(firstMessages(quizAnswersForm, 'slow')).toEqual({ '': refused })
  })
})

describe('a question', () => {
  const question = {
    id: 1,
    questionText: 'How do you like your mornings?',
    options: [
      { value: 'slow', label: 'Slow', icon: 'sunrise' },
      { value: 'early', label: 'Early' },
    ],
    category: 'style',
    order: 1,
  }

  it('has weight one and is active by default', () => {
    expect(z.parse(quizQuestion, question)).toEqual({ ...question, weight: 1, isActive: true })
  })

  it('needs an option', () => {
    expect(firstMessages(quizQuestion, { ...question, options: [] })).toEqual({
      options: 'Needs an option',
    })
  })
})

it('scores a match from 0 to 100 percent', () => {
  const match = { tripId: 1, title: 'Turkey', destination: 'Turkey', duration: 4, image: '/a.svg' }
  const message = (matchScore: number) =>
    firstMessages(quizMatch, { ...match, matchScore }).matchScore
  expect([0, 100, 101, -1, 99.5].map(message)).toEqual([
    undefined,
    undefined,
    'Must be at most 100',
    'Must not be negative',
    'Must be a whole number',
  ])
})

describe('the seeded questions', () => {
  it('are at least eight, and cover all six traits and the month', () => {
    expect(quizQuestions.length).toBeGreaterThanOrEqual(8)
    expect(z.parse(z.array(quizQuestion), quizQuestions)).toEqual(quizQuestions)
    expect(new Set(quizQuestions.map(({ category }) => category))).toEqual(
      new Set([...quizTraits, monthTopic]),
    )
    expect(new Set(quizQuestions.map(({ id }) => id)).size).toBe(quizQuestions.length)
  })

  it('have a neutral option, an icon for every option, and no label twice', () => {
    for (const { options } of quizQuestions) {
      expect(options.at(-1)?.value).toBe(openValue)
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length)
      expect(options.every(({ icon }) => icon !== undefined)).toBe(true)
    }
  })

  it('offer only values that the rule knows', () => {
    for (const { category, options } of quizQuestions) {
      const said = options.map(({ value }) => fitOf(catalogue[0]!, category, value) !== undefined)
      expect(said).toEqual(options.map(({ value }) => value !== openValue))
    }
  })
})

describe('the errors of a set of answers', () => {
  it('are empty if each is an answer to its question', () => {
    expect(refusedAnswers(quizQuestions, {})).toEqual({})
    expect(refusedAnswers(quizQuestions, { 1: 'curious', 6: 'open' })).toEqual({})
  })

  it('are listed by question', () => {
    expect(refusedAnswers(quizQuestions, { 1: 'long', 6: 'long', 99: 'long' })).toEqual({
      1: 'Question 1 has no such answer',
      99: 'The quiz has no question 99',
    })
  })
})

describe('the traits of a traveller', () => {
  it('use the labels of the options, with interests as a list', () => {
    const answers = {
      1: 'unhurried',
      2: 'moderate',
      3: 'sea',
      4: 'wine',
      5: 'small',
      6: 'short',
      7: 'two-lacs',
    }
    const profile = profileOf(quizQuestions, answers)
    expect(profile).toEqual({
      travelStyle: 'Two things, done slowly',
      activityLevel: 'A few hours on foot',
      interests: ['A warm sea', 'Vineyards and wine cellars'],
      groupSize: 'A small group, eight to twelve',
      preferredDuration: 'A long weekend, about four days',
      budgetRange: 'Up to INR 2 Lacs',
    })
    expect(z.parse(quizData, profile)).toEqual(profile)
  })

  it('omit open and unknown answers', () => {
    expect(profileOf(quizQuestions, { 1: 'open', 2: 'nonsense', 3: 'open', 4: 'wine' })).toEqual({
      interests: ['Vineyards and wine cellars'],
    })
    expect(profileOf(quizQuestions, {})).toEqual({})
  })
})
