import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import { departureHotelForm, hotelNightsProblem } from './admin-departures.ts'

const departure = { departureDate: '2025-08-14', duration: 4 }
const hotel = {
  name: 'Lantern House',
  address: '1 Harbour Street, Istanbul',
  firstNight: '2025-08-14',
  nights: 3,
}

it.each([
  ['2025-08-14', 3, undefined],
  ['2025-08-16', 1, undefined],
  ['2025-08-13', 1, { firstNight: 'Please choose a night from 14 August 2025 to 16 August 2025' }],
  ['2025-08-17', 1, { firstNight: 'Please choose a night from 14 August 2025 to 16 August 2025' }],
  ['2025-08-14', 4, { nights: 'Only 3 nights are left from that date' }],
  ['2025-08-16', 2, { nights: 'Only 1 night is left from that date' }],
])('judges %s for %i nights of a trip from 14 to 17 August', (firstNight, nights, problem) => {
  expect(hotelNightsProblem({ firstNight, nights }, departure)).toEqual(problem)
})

it('accepts a phone with its country code, or none', () => {
  for (const [typed, phone] of [
    ['+90 212 555 01 00', '+902125550100'],
    ['+44 (0)20-7946 0000', '+442079460000'],
    ['0044 20 7946 0000', '+442079460000'],
  ]) {
    expect(z.parse(departureHotelForm, { ...hotel, phone: typed }).phone).toBe(phone)
  }
  expect(z.parse(departureHotelForm, { ...hotel, phone: ' ' }).phone).toBeUndefined()
  const message = 'Please enter the phone with its country code, such as +90 212 555 01 00'
  for (const phone of ['0212 555 01 00', '+90', 'call us', '+90 212 555;ext=7']) {
    expect(firstMessages(departureHotelForm, { ...hotel, phone })).toEqual({ phone: message })
  }
})
