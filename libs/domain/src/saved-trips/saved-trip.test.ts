import { maxSavedTrips } from '../constants/limits.ts'
import { mergeSavedTripsForm } from './saved-trip.ts'

it('takes the ids of one to fifty trips', () => {
  const isAccepted = (tripIds: unknown) => mergeSavedTripsForm.safeParse({ tripIds }).success
  const many = Array.from({ length: maxSavedTrips }, (_, index) => index + 1)
  expect([[1], many].every(isAccepted)).toBe(true)
  const departureIds = (ids: unknown) =>
    mergeSavedTripsForm.safeParse({ tripIds: [1], departureIds: ids }).success
  expect([{}, { 1: 7 }].every(departureIds)).toBe(true)
  expect([{ 1: '7' }, { 1: 0 }, 7].some(departureIds)).toBe(false)
  expect([[], [...many, 51], ['1'], [0], [1.5], undefined].some(isAccepted)).toBe(false)
})
