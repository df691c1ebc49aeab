import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import { userTrips } from './booking-view.ts'

const trip = {
  id: 1,
  destination: 'Turkey',
  date: '14-17 August',
  status: 'Confirmed',
  groupSize: '8-12 people',
  coordinator: null,
  rating: null,
  highlights: ['Balloons'],
}

it('holds upcoming and previous trips', () => {
  const trips = { current: [trip], previous: [{ ...trip, coordinator: 'Nisha', rating: 4.5 }] }
  expect(z.parse(userTrips, trips)).toEqual(trips)
})

it('rates out of five', () => {
  const rated = { current: [], previous: [{ ...trip, rating: 6 }] }
  expect(firstMessages(userTrips, rated)).toEqual({ 'previous.0.rating': 'Must be at most 5' })
})
