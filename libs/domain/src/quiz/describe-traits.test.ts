import { describeTraits } from './index.ts'
import { quizQuestions } from './quiz-questions.ts'

const optionsOf = (trait: string) =>
  quizQuestions.filter(({ category }) => category === trait).flatMap(({ options }) => options)
const [style] = optionsOf('travelStyle')
const [one, other] = optionsOf('interests')

test('the traits are told in the words of the questions, in the order of the quiz', () => {
  const profile = { interests: [one!.value, other!.value], travelStyle: style!.value }
  expect(describeTraits(profile)).toEqual([
    { trait: 'travelStyle', term: 'Travel style', words: style!.label },
    { trait: 'interests', term: 'Interests', words: `${one!.label}, ${other!.label}` },
  ])
})

test('what no question offers any more speaks for itself', () => {
  expect(describeTraits({ groupSize: 'caravan' })).toMatchObject([{ words: 'caravan' }])
})

test('nothing is told of whoever took no quiz, or left all open', () => {
  expect([describeTraits(null), describeTraits({}), describeTraits({ interests: [] })]).toEqual([
    [],
    [],
    [],
  ])
})
