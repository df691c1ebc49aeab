import type { AdminBooking } from './booking-detail.ts'
import { bookingHistory } from './booking-history.ts'

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
    summary: { state: 'cancelled by member' },
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

  it('says that a hold was released, as its member reads', () => {
    const summary = { state: 'released' } as AdminBooking['summary']
    expect(textsOf({ ...ended, summary })).toContainEqual(['Member', 'Released the seat'])
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
    const kind = 'booking.moved' as const
    const mail = { kind, createdAt: at(3), sentAt: at(4), failedAt: null }
    expect(textsOf({ ...booking, actions: [moved], mails: [mail] }).slice(0, 2)).toEqual([
      ['Club', 'Email: booking moved (sent)'],
      [
        'Ben',
        'Booking moved from Turkey, 14 August 2025 to Turkey, 11 October 2025, ₹1,50,000 is due',
      ],
    ])
  })
})
