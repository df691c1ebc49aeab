import { describeForm } from '../../tests/describe-form.ts'
import { averageRating, reviewForm } from './review.ts'

const good = {
  rating: 4,
  words: 'A good group, and a guide who knows every boatman on the bay.',
}

describeForm('the form of a review', reviewForm, good, {
  words: { required: 'Please write at least 40 characters', max: 2000, block: true },
})

it('takes one to five whole stars', () => {
  const isAccepted = (rating: unknown) => reviewForm.safeParse({ ...good, rating }).success
  expect([0, 1, 5, 6, 4.5, '4', null, undefined].filter(isAccepted)).toEqual([1, 5])
})

it('averages ratings to one decimal', () => {
  expect(averageRating([])).toBeNull()
  expect(averageRating([5])).toBe(5)
  expect(averageRating([5, 4, 2])).toBe(3.7)
  expect(averageRating([5, 5, 5, 4])).toBe(4.8)
})
