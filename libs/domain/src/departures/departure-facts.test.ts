import {
  departureFacts,
  departureState,
  type OfferedDeparture,
  seatsText,
} from './departure-facts.ts'

const turkey = {
  date: '2025-08-14',
  days: 4,
  priceTier: 2,
  availability: 'open',
  spotsRemaining: 3,
} as const satisfies OfferedDeparture

describe('the facts of a departure', () => {
  it('are its own length, price, dates and state', () => {
    expect(departureFacts(turkey)).toEqual({
      length: '4 days / 3 nights',
      price: 'INR 2 Lacs',
      dates: '14-17 August',
      state: 'open',
      stateLabel: 'Open · 3 left',
      guaranteeLabel: undefined,
      guarantee: undefined,
    })
    expect(departureFacts({ ...turkey, days: 8, priceTier: 3 })).toMatchObject({
      length: '8 days / 7 nights',
      price: 'INR 3 Lacs',
      dates: '14-21 August',
    })
  })

  it.each([
    ['no seat is left', { spotsRemaining: 0 }, 'full', 'Fully booked'],
    ['the seats are not known', { spotsRemaining: undefined }, 'open', 'Open'],
    ['the trip is a preview', { availability: 'preview' }, 'by-invite', 'By invite'],
    ['the trip is coming soon', { availability: 'coming-soon' }, 'by-invite', 'By invite'],
    ['it can no longer be booked', { isClosed: true }, 'closed', 'Closed'],
    ['it is cancelled', { isClosed: true, groupDecision: 'cancelled' }, 'cancelled', 'Cancelled'],
    ['it is full and closed', { isClosed: true, spotsRemaining: 0 }, 'closed', 'Closed'],
    ['invites are closed too', { isClosed: true, availability: 'preview' }, 'closed', 'Closed'],
  ] as const)('say so if %s', (_, change, state, stateLabel) => {
    expect(departureFacts({ ...turkey, ...change })).toMatchObject({ state, stateLabel })
  })

  it('name the seats that are taken but not booked', () => {
    const seats = {
      total: 12,
      booked: 10,
      held: 1,
      offered: 0,
      kept: 1,
      free: 0,
      isBeingPaid: false,
    }
    const full = { ...turkey, spotsRemaining: 0, seats }
    expect(departureFacts(full).stateLabel).toBe('Full · 10 booked · 1 held · 1 kept')
    const booked = { ...seats, booked: 12, held: 0, kept: 0 }
    expect(departureFacts({ ...full, seats: booked }).stateLabel).toBe('Fully booked')
  })

  it('say that the last seats are being paid instead of that it is full', () => {
    const seats = { total: 12, booked: 11, held: 1, offered: 0, kept: 0, free: 0 }
    const paying = { ...turkey, spotsRemaining: 0, seats: { ...seats, isBeingPaid: true } }
    expect(departureFacts(paying)).toMatchObject({
      state: 'being-paid',
      stateLabel: 'Last seats are being paid',
    })
    expect(departureState({ ...paying, availability: 'preview' })).toBe('by-invite')
  })

  it('say whether it takes place, as long as it is ahead', () => {
    const decision = { decisionDate: '2025-06-15', groupDecision: 'guaranteed' } as const
    const seats = {
      total: 12,
      booked: 9,
      held: 0,
      offered: 0,
      kept: 0,
      free: 3,
      isBeingPaid: false,
    }
    const departure = { ...turkey, ...decision, seats }
    expect(departureFacts(departure).guaranteeLabel).toBe('Guaranteed')
    expect(departureFacts(departure).guarantee).toMatch(/^Guaranteed: /)
    const gathering = { ...departure, groupDecision: null, seats: { ...seats, booked: 5 } }
    expect(departureFacts(gathering).guaranteeLabel).toBe('5 of 8 booked')
    for (const over of [
      departureFacts({ ...departure, isClosed: true }),
      departureFacts(departure, '2025-08-14'),
    ]) {
      expect(over).toMatchObject({ guaranteeLabel: undefined, guarantee: undefined })
    }
  })

  it('say that it departed from its first day on', () => {
    expect(departureState(turkey, '2025-08-13')).toBe('open')
    expect(departureState(turkey, '2025-08-14')).toBe('departed')
    expect(departureState({ ...turkey, isClosed: true }, '2025-08-14')).toBe('departed')
    const cancelled = { ...turkey, groupDecision: 'cancelled' } as const
    expect(departureState(cancelled, '2025-08-14')).toBe('cancelled')
    const planned = { ...turkey, availability: 'coming-soon' } as const
    expect(departureFacts(planned, '2025-09-01').stateLabel).toBe('Departed')
  })
})

const seats = { booked: 9, held: 0, offered: 0, kept: 0, free: 3 }

it.each([
  ['booked and free alone', {}, undefined, '9 booked · 3 free'],
  [
    'every other part',
    { held: 1, offered: 1, kept: 1, free: 0 },
    undefined,
    '9 booked · 1 held · 1 offered · 1 kept · 0 free',
  ],
  [
    'until when a seat is kept',
    { booked: 10, held: 1, kept: 1, free: 0 },
    '28 Nov',
    '10 booked · 1 held · 1 kept until 28 Nov · 0 free',
  ],
])('names %s', (_what, changes, keptUntil, text) => {
  expect(seatsText({ ...seats, ...changes }, keptUntil)).toBe(text)
})
