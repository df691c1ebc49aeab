import type { AdminBooking } from './booking-detail.ts'
import { bookingHistory } from './booking-history.ts'
import { isBookingNumber, readBookingSearch } from './booking-search.ts'
import { largestRefund } from './refund-limits.ts'
import { adminDocumentsQuery } from './money-lists.ts'

describe('the search of bookings', () => {
  it.each([
    ['FF/2025-26/00042', { kind: 'receipt', year: '2025-26', number: 42 }],
    ['FF/25-26/000042', { kind: 'receipt', year: '2025-26', number: 42 }],
    ['ff-2025-26-42', { kind: 'receipt', year: '2025-26', number: 42 }],
    ['CN/25-26/000007', { kind: 'credit note', year: '2025-26', number: 7 }],
    ['cn-25-26-7', { kind: 'credit note', year: '2025-26', number: 7 }],
    ['order_Abc', { kind: 'gateway id', start: 'order_Abc' }],
    ['pay_1', { kind: 'gateway id', start: 'pay_1' }],
    ['rfnd_', { kind: 'gateway id', start: 'rfnd_' }],
    ['#12', { kind: 'booking', id: 12 }],
    ['Booking 12', { kind: 'booking', id: 12 }],
    ['12', { kind: 'booking', id: 12 }],
    ['9812345678', { kind: 'words', text: '9812345678' }],
    ['order of the lanterns', { kind: 'words', text: 'order of the lanterns' }],
    ['FF/2025-26', { kind: 'words', text: 'FF/2025-26' }],
  ])('reads %j', (text, search) => {
    expect(readBookingSearch(text)).toEqual(search)
    expect(isBookingNumber(text)).toBe(search.kind !== 'words')
  })
})

describe('the most that an operator gives back', () => {
  const half = { kept: 20_000_000, byTerms: 10_000_000, given: 0 }

  it.each([
    ['owner', 20_000_000],
    ['bookings', 12_500_000],
    ['content', 10_000_000],
    ['read-only', 10_000_000],
  ] as const)('as %s is %i paise', (role, largest) => {
    expect(largestRefund(role, half)).toBe(largest)
  })

  it('is never more than what was paid', () => {
    expect(largestRefund('bookings', { kept: 1_000, byTerms: 0, given: 0 })).toBe(1_000)
  })

  it('counts what went back beyond the terms before', () => {
    const before = { kept: 20_000_000, byTerms: 0, given: 2_000_000 }
    expect(largestRefund('bookings', before)).toBe(500_000)
    expect(largestRefund('bookings', { ...before, given: 3_000_000 })).toBe(0)
    expect(largestRefund('owner', before)).toBe(20_000_000)
  })
})

it('refuses a period that ends before it begins', () => {
  const read = (from: string, to: string) => adminDocumentsQuery.safeParse({ from, to }).success
  expect(read('2025-04-01', '2025-04-01')).toBe(true)
  expect(read('2025-04-02', '2025-04-01')).toBe(false)
  expect(read('1999-04-02', '2025-04-01')).toBe(false)
})

describe('the history of a booking', () => {
  const at = (minute: number) => `2025-05-01T10:0${minute}:00.000Z`
  const booking = {
    createdAt: at(0),
    endedAt: null,
    endedBy: null,
    orders: [],
    events: [],
    payments: [],
    refunds: [],
    actions: [],
    mails: [],
  } as unknown as AdminBooking
  const ended = { ...booking, endedAt: at(5), endedBy: 'member' } as const
  const textsOf = (one: AdminBooking) =>
    bookingHistory(one).map(({ by, text }) => [typeof by === 'string' ? by : by.operator, text])

  it('names the member who cancelled', () => {
    expect(textsOf(ended)).toEqual([
      ['Member', 'Cancelled the booking'],
      ['Member', 'Held a seat'],
    ])
  })

  it('names the operator instead if one did it, and leaves views out', () => {
    const action = { operator: 'Meera', before: null, after: null, names: {} }
    const actions = [
      { ...action, at: at(4), action: 'booking.viewed', details: {} },
      { ...action, at: at(5), action: 'booking.cancelled', details: { refund: 5_000_000 } },
    ]
    expect(textsOf({ ...ended, actions })).toEqual([
      ['Meera', 'Booking cancelled, ₹50,000 goes back'],
      ['Member', 'Held a seat'],
    ])
  })

  it('says where it was moved, and puts the mail after its cause', () => {
    const names = {
      'departure 7': 'Turkey, 14 August 2025',
      'departure 11': 'Turkey, 11 October 2025',
    }
    const details = { refund: 0, balance: 15_000_000, byHand: 0 }
    const moved = {
      at: at(3),
      operator: 'Ben',
      action: 'booking.moved',
      details,
      names,
      before: { departure: 7 },
      after: { departure: 11 },
    }
    const mail = { kind: 'booking.moved', createdAt: at(3), sentAt: at(4), failedAt: null }
    expect(textsOf({ ...booking, actions: [moved], mails: [mail] }).slice(0, 2)).toEqual([
      ['Club', 'Email: booking moved (sent)'],
      [
        'Ben',
        'Booking moved from Turkey, 14 August 2025 to Turkey, 11 October 2025, ₹1,50,000 is due',
      ],
    ])
  })
})
