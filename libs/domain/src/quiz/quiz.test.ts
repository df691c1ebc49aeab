import fc from 'fast-check'
import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import { quizAnswersForm, quizMatch } from './quiz.ts'
import { quizQuestion } from '../traits/quiz-question.ts'

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
