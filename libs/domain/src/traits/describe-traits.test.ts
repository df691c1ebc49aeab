import { describeTraits, traitValues } from './describe-traits.ts'
import { profileOf } from '../quiz/quiz.ts'
import { quizQuestions } from './quiz-questions.ts'

const optionsOf = (trait: string) =>
  quizQuestions.filter(({ category }) => category === trait).flatMap(({ options }) => options)
const [style] = optionsOf('travelStyle')
const [one, other] = optionsOf('interests')

test('uses the labels of the questions, in the order of the quiz', () => {
  const profile = { interests: [one!.value, other!.value], travelStyle: style!.value }
  expect(describeTraits(profile)).toEqual([
    { trait: 'travelStyle', term: 'Travel style', words: style!.label },
    { trait: 'interests', term: 'Interests', words: `${one!.label} · ${other!.label}` },
  ])
})

test('shows a value as it is if no question has it any more', () => {
  expect(describeTraits({ groupSize: 'caravan' })).toMatchObject([{ words: 'caravan' }])
})

test('is empty if the quiz was not taken or left open', () => {
  expect([describeTraits(null), describeTraits({}), describeTraits({ interests: [] })]).toEqual([
    [],
    [],
    [],
  ])
})

test('finds the values of a trait by the labels that are stored', () => {
  const answers = Object.fromEntries(
    quizQuestions.flatMap(({ id, category, options }) =>
      category === 'interests' ? [[String(id), options[0]!.value]] : [],
    ),
  )
  const profile = profileOf(quizQuestions, answers)
  expect(profile.interests).not.toContain(one!.value)
  expect(traitValues(profile, 'interests')).toEqual(Object.values(answers))
  expect(traitValues({ interests: [one!.value, 'food'] }, 'interests')).toEqual([one!.value])
  expect(traitValues(null, 'interests')).toEqual([])
})
