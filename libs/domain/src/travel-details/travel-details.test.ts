import fc from 'fast-check'
import * as z from 'zod/mini'
import { describeForm } from '../../tests/describe-form.ts'
import { firstMessages } from '../../tests/first-messages.ts'
import { addDays } from '../calendar/calendar-date.ts'
import {
  canEnterTravelDetails,
  findPassportProblem,
  travelDetailsDueOn,
  travelDetailsEraseOn,
  travelReminderOn,
} from './travel-details-dates.ts'
import { travelDetailsForm } from './travel-details.ts'

const good = {
  passportName: 'Asha Rao',
  passportNumber: 'Z1234567',
  passportExpiry: '2031-06-30',
  nationality: 'Indian',
  diet: 'vegan',
  foodNotes: 'No peanuts',
  emergencyName: 'Ravi Rao',
  emergencyRelation: 'Father',
  emergencyPhone: '+91 98450 11223',
}
const number = 'Please enter the passport number: 5 to 15 letters and digits'
const expiry = 'Please enter the date on which the passport expires'

describeForm('travel details', travelDetailsForm, good, {
  passportName: { required: 'Please enter your name as it is in the passport', max: 100 },
  passportNumber: { required: number },
  passportExpiry: { required: expiry },
  nationality: { required: 'Please enter your nationality', max: 60 },
  diet: { required: 'Please choose what you eat' },
  foodNotes: { max: 500, block: true },
  emergencyName: { required: 'Please enter the name of someone we can call', max: 100 },
  emergencyRelation: {
    required: 'Please say who they are to you, such as your mother or a friend',
    max: 60,
  },
  emergencyPhone: { required: 'Please enter a valid phone number' },
})

it('reads a passport number in any writing, and refuses what is none', () => {
  expect(z.parse(travelDetailsForm, { ...good, passportNumber: ' z 123-4567 ' })).toMatchObject({
    passportNumber: 'Z1234567',
  })
  for (const passportNumber of ['1234', 'Z12345678901234567', 'Z123_567', '<script>']) {
    expect(firstMessages(travelDetailsForm, { ...good, passportNumber })).toEqual({
      passportNumber: number,
    })
  }
})

it('takes names in any script, and says which characters no passport has', () => {
  for (const passportName of [
    'İpek D’Souza-Öztürk, Jr.',
    'राव आशा',
    'ශ්\u200dරීමතී පෙරේරා',
    'D‘Souza',
    'Anna\u00a0Lena',
    'Nuñez–Ortega',
    'Nuñez\u2011Ortega',
    'D`Souza',
    '’t Hooft',
    'Gal·la',
    '\u2068Asha\u200b Rao\u2069',
  ]) {
    expect(firstMessages(travelDetailsForm, { ...good, passportName })).toEqual({})
  }
  expect(firstMessages(travelDetailsForm, { ...good, passportName: 'RAO<<ASHA' })).toEqual({
    passportName: 'Please use only letters, spaces, hyphens, apostrophes and full stops',
  })
})

it('stores the phone of the contact in E.164, and refuses one with a missing digit', () => {
  const stored = z.parse(travelDetailsForm, { ...good, emergencyPhone: '+91 098450\u201111223' })
  expect(stored.emergencyPhone).toBe('+919845011223')
  expect(firstMessages(travelDetailsForm, { ...good, emergencyPhone: '+91 98450 1122' })).toEqual({
    emergencyPhone: 'Please check the number: it has too few or too many digits',
  })
})

it('takes an existing date of this century as expiry date', () => {
  for (const passportExpiry of ['2031-02-30', '1999-12-31', '2100-01-01', '30.06.2031']) {
    expect(firstMessages(travelDetailsForm, { ...good, passportExpiry })).toEqual({
      passportExpiry: expiry,
    })
  }
})

const dates = { departureDate: '2025-09-01', duration: 4 }

it('follows the departure with its dates', () => {
  expect(travelDetailsDueOn(dates.departureDate)).toBe('2025-08-11')
  expect(travelDetailsEraseOn(dates)).toBe('2025-11-03')
  expect(canEnterTravelDetails(dates, '2025-09-04')).toBe(true)
  expect(canEnterTravelDetails(dates, '2025-09-05')).toBe(false)
})

it('reminds four times on the way to the departure, and never goes back to an earlier reminder', () => {
  const days = Array.from({ length: 60 }, (_, day) => addDays('2025-07-05', day))
  const reminders = days.map((today) => travelReminderOn(dates.departureDate, today))
  expect([...new Set(reminders)]).toEqual([undefined, 21, 7, 2, -1])
  expect(travelReminderOn(dates.departureDate, '2025-09-01')).toBeUndefined()
})

it.each([
  ['2025-09-03', 'ends-before-return'],
  ['2025-09-04', 'ends-soon'],
  ['2026-03-03', 'ends-soon'],
  ['2026-03-04', undefined],
] as const)('a passport that ends on %s: %s', (passport, problem) => {
  expect(findPassportProblem(passport, dates)).toBe(problem)
})

it('counts six months to the end of a shorter month', () => {
  // Back on 31 August: six months later is the last day of February.
  const late = { departureDate: '2025-08-28', duration: 4 }
  expect(findPassportProblem('2026-02-27', late)).toBe('ends-soon')
  expect(findPassportProblem('2026-02-28', late)).toBeUndefined()
})

it('never warns of a passport that is valid for seven more months', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2025-01-01', days))
  fc.assert(
    fc.property(day, fc.constantFrom(4, 8), (departureDate, duration) => {
      const trip = { departureDate, duration }
      expect(findPassportProblem(addDays(departureDate, duration + 214), trip)).toBeUndefined()
      expect(findPassportProblem(addDays(departureDate, duration + 170), trip)).toBe('ends-soon')
    }),
  )
})
