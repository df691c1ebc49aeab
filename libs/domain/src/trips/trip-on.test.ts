import { catalogue } from '../catalogue/catalogue.ts'
import { factsFor, tripOn } from './trip-on.ts'
import type { Trip } from './trip.ts'

const [turkey, bali] = catalogue as unknown as [Trip, Trip]
const october = { id: 11, date: '2025-10-11', days: 4, priceTier: 2, spotsRemaining: 7 } as const
const december = { id: 15, date: '2025-12-06', days: 4, priceTier: 2, spotsRemaining: 12 } as const

it('puts the chosen departure in the place of the next one, with its seats', () => {
  expect(tripOn(turkey, october)).toMatchObject({
    spotsLeft: 7,
    nextDeparture: { id: 11, departureDate: '2025-10-11', duration: 4, priceTier: 2 },
  })
  expect(tripOn(bali, december).spotsLeft).toBe(12)
})

it('keeps what is known of the departure', () => {
  const seats = { total: 12, booked: 8, held: 0, offered: 0, kept: 0, free: 4, isBeingPaid: false }
  const known = { seats, groupDecision: 'guaranteed', decisionDate: '2025-08-12' } as const
  expect(tripOn(turkey, { ...october, ...known }).nextDeparture).toMatchObject(known)
})

it('has the length and the price of the chosen departure', () => {
  expect(factsFor(tripOn(bali, december), 4)).toEqual({
    length: '4 days / 3 nights',
    price: 'INR 2 Lacs',
  })
})

it('has the price of a length without a departure only if it is sold', () => {
  const undated: Trip = {
    ...bali,
    nextDeparture: null,
    editions: [{ duration: 4, price: 200_000 }],
  }
  expect(factsFor(undated, 4)).toEqual({ length: '4 days / 3 nights', price: 'INR 2 Lacs' })
  expect(factsFor(undated, 8)).toEqual({ length: '8 days / 7 nights' })
})
