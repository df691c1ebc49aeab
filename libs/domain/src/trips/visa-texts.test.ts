import { addDays, weekdayOf } from '../calendar/calendar-date.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { lateVisaText, visaLine, visaText } from './visa-texts.ts'

const schengen = {
  kind: 'embassy',
  processing: '10 to 15 working days after an appointment',
  workingDays: 15,
} as const
const visas = catalogue.flatMap(({ practicalFacts }) => practicalFacts?.visa ?? [])

it('says in a line how one gets a visa, and how long it usually takes', () => {
  expect(visaLine({ kind: 'embassy', processing: 'About 14 working days' })).toBe(
    'From the embassy, about 14 working days',
  )
  expect(visaLine({ kind: 'on-arrival' })).toBe('On arrival')
})

it.each([
  [null, 'Check whether your passport needs a visa.'],
  [{ kind: 'none' }, 'With an Indian passport: none needed.'],
  [
    { kind: 'embassy', processing: '5 to 15 working days' },
    'With an Indian passport: from the embassy, 5 to 15 working days.',
  ],
] as const)('says of a visa what it is and how long it takes: %j', (visa, text) => {
  expect(visaText(visa)).toBe(text)
})

describe('a departure for which it is too late to apply', () => {
  // 1 May 2025 is a Thursday.
  const today = '2025-05-01'

  it('is one with fewer working days ahead than the visa may take', () => {
    const warnings = ['2025-05-17', '2025-05-22', '2025-05-23', '2025-09-27'].map((departureDate) =>
      lateVisaText(schengen, { departureDate, today }),
    )
    expect(warnings).toEqual([
      'Too late to apply for a visa: this departure is in 16 days.',
      'Too late to apply for a visa: this departure is in 21 days.',
      null,
      null,
    ])
  })

  it('counts from Monday to Friday, from every day of the week', () => {
    for (let first = 0; first < 7; first += 1) {
      const from = addDays(today, first)
      let workingDays = 0
      for (let days = 1; days <= 30; days += 1) {
        const dates = { departureDate: addDays(from, days), today: from }
        const isLateFor = (time: number) =>
          lateVisaText({ kind: 'online', workingDays: time }, dates) !== null
        expect([isLateFor(workingDays), isLateFor(workingDays + 1)]).toEqual([false, true])
        if (![0, 6].includes(weekdayOf(dates.departureDate))) workingDays += 1
      }
    }
  })

  it('is none if the visa takes no time, or if it has left', () => {
    expect(lateVisaText({ kind: 'embassy' }, { departureDate: '2025-05-02', today })).toBeNull()
    expect(lateVisaText(schengen, { departureDate: today, today })).toBeNull()
    expect(lateVisaText(schengen, { departureDate: '2025-04-12', today })).toBeNull()
  })

  it('is none if one need not apply before the trip', () => {
    for (const kind of ['none', 'on-arrival'] as const) {
      const dates = { departureDate: '2025-05-02', today } as const
      expect(lateVisaText({ kind, workingDays: 15 }, dates)).toBeNull()
    }
  })

  it('says so after the usual time', () => {
    expect(visaText(schengen, { departureDate: '2025-05-17', today })).toBe(
      'With an Indian passport: from the embassy, 10 to 15 working days after an appointment. Too late to apply for a visa: this departure is in 16 days.',
    )
    expect(visaText(schengen, { departureDate: '2025-09-27', today })).not.toMatch('Too late')
  })
})

it('knows how many working days every visa takes whose time is known', () => {
  expect(visas.length).toBeGreaterThan(5)
  const unknown = visas.filter(
    ({ processing, workingDays }) => (processing === undefined) !== (workingDays === undefined),
  )
  expect(unknown).toEqual([])
})

it('says of no destination that its visa is from the embassy alone if there is an e-Visa', () => {
  const wrong = visas.filter(
    ({ kind, processing = '' }) => kind === 'embassy' && /e-visa/i.test(processing),
  )
  expect(wrong).toEqual([])
})
