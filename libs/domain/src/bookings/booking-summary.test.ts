import fc from 'fast-check'
import type { RefundEntry, RefundReason } from '../refunds/refund-history.ts'
import { keptText } from '../seats/booking-sums.ts'
import type { BookingStatus, MoneyState } from '../seats/booking.ts'
import { type BookingFacts, bookingStates, summarizeBooking } from './booking-summary.ts'
import { bookingCases } from './testing/booking-cases.ts'
import { cancelled, confirmed, deposit, held, refund, total } from './testing/booking-facts.ts'

describe('the summary of a booking', () => {
  it.each(bookingCases)('of %s', (_name, facts, today, state, label, money, next, actions) => {
    const summary = summarizeBooking(facts, today)
    expect(summary).toMatchObject({ state, label, money, next, actions })
    expect(summary.title).not.toBe('')
  })

  it('has a case for every state', () => {
    expect([...new Set(bookingCases.map(([, , , state]) => state))].sort()).toEqual(
      [...bookingStates].sort(),
    )
  })

  it.each<[MoneyState, number, string]>([
    ['unpaid', 0, 'Not paid'],
    ['deposit-paid', deposit, 'Deposit paid'],
    ['deposit-paid', 11_000_000, '₹1,10,000 paid so far'],
    ['paid-in-full', total, 'Paid in full'],
    ['refunded', deposit, 'Refunded'],
  ])('names the money that is %s with %i paise paid: %s', (money, amountPaid, text) => {
    expect(summarizeBooking({ ...confirmed, money, amountPaid }, '2025-05-01').moneyLabel).toBe(
      text,
    )
  })

  it.each<[BookingStatus, MoneyState, number, string]>([
    ['cancelled', 'unpaid', 0, 'Not paid'],
    ['cancelled', 'deposit-paid', deposit, '₹50,000 paid'],
    ['cancelled', 'deposit-paid', 11_000_000, '₹1,10,000 paid'],
    ['cancelled', 'paid-in-full', total, '₹2,00,000 paid'],
    ['cancelled', 'refunded', deposit, 'Refunded'],
    ['expired', 'unpaid', 0, 'Not paid'],
  ])('names the money of an ended booking, %s and %s, with %i paise paid: %s', (...of) => {
    const [status, money, amountPaid, text] = of
    const facts = { ...cancelled, status, money, amountPaid }
    expect(summarizeBooking(facts, '2025-05-01').moneyLabel).toBe(text)
  })
})

describe('what a member reads who did not make the payment that is on its way', () => {
  const onItsWay = bookingCases.filter(([, { isPaymentOnItsWay }]) => isPaymentOnItsWay)
  it.each(onItsWay)('of %s', (_name, facts, today) => {
    const { ifNotPaid } = summarizeBooking(facts, today)
    const { state, label, title, money, next, actions } = summarizeBooking(
      { ...facts, isPaymentOnItsWay: false },
      today,
    )
    expect(ifNotPaid).toMatchObject({ state, label, title, money, actions })
    expect(ifNotPaid?.next ?? null).toBe(
      actions.includes('pay')
        ? `${next} If an earlier payment arrives as well, one of the two goes back to you in full.`
        : next,
    )
    expect(JSON.stringify(ifNotPaid)).not.toContain('do not pay again')
  })

  it('is nothing while no payment is on its way', () => {
    expect(onItsWay).toHaveLength(3)
    expect(summarizeBooking(held, '2025-05-01').ifNotPaid).toBeNull()
  })
})

it('says nothing in its title and again in the sentences after it', () => {
  for (const [, facts, today] of bookingCases) {
    const { title, money, next } = summarizeBooking(facts, today)
    expect(`${money} ${next}`).not.toContain(title)
  }
})

describe('what cancelling gives back', () => {
  const tableOf = (facts: BookingFacts, today = '2025-05-01') =>
    summarizeBooking(facts, today).refundTable

  it('is measured, once the whole price is paid, without offers and part refunds', () => {
    const wholeOf = (facts: BookingFacts) => tableOf(facts).rows[0]?.ofWhole
    expect(wholeOf(held)).toBe(total)
    expect(wholeOf({ ...confirmed, amountPaid: 4_900_000, discount: 100_000 })).toBe(19_900_000)
    expect(wholeOf({ ...confirmed, partRefunded: 2_000_000 })).toBe(18_000_000)
    expect(wholeOf({ ...confirmed, amountPaid: total })).toBeNull()
    expect(wholeOf({ ...held, plan: { kind: 'at once', now: total } })).toBeNull()
  })

  it('is called what it is a share of', () => {
    expect(tableOf(confirmed)).toMatchObject({
      headings: ['Deposit paid', 'Paid in full'],
      rows: [
        { when: 'Until 15 June 2025', share: 'Everything you have paid', amount: deposit },
        { when: 'Until 15 July 2025', share: 'Half of what you have paid', amount: 2_500_000 },
        { when: 'From 16 July 2025', share: 'No refund', amount: 0 },
      ],
    })
    const part = tableOf({ ...confirmed, partRefunded: 2_000_000 })
    expect(part.headings).toEqual(['As it stands', 'Once paid in full'])
    expect(part.rows[0]?.share).toBe('Everything that is left of what you paid')
    expect(tableOf({ ...confirmed, amountPaid: 11_000_000 }).headings?.[0]).toBe('As it stands')
  })

  it.each([
    ['2025-07-31', held, true],
    ['2025-08-01', held, false],
    ['2025-05-01', confirmed, false],
    ['2025-07-20', { ...confirmed, refundSteps: confirmed.refundSteps.slice(1) }, true],
  ] as const)('names the first hours on %s', (today, facts, isNamed) => {
    expect(tableOf(facts, today).canReflect).toBe(isNamed)
  })

  it('is measured by what was paid, or what is left of it', () => {
    expect(keptText({ amountPaid: deposit, partRefunded: 0 })).toBe('the ₹50,000 you have paid')
    expect(keptText({ amountPaid: total, partRefunded: 2_000_000 })).toBe(
      'the ₹1,80,000 left of what you have paid',
    )
  })
})

/** The sums that a text names, in paise. */
const sumsIn = (text: string) =>
  [...text.matchAll(/₹([\d,]+)/g)].map(([, sum]) => Number(sum!.replaceAll(',', '')) * 100)

const rupees = fc.integer({ min: 1, max: 400_000 }).map((sum) => sum * 100)
const entries = (reason: RefundReason) =>
  fc.array(
    fc
      .record({ amount: rupees, step: fc.constantFrom('requested', 'sent', 'done') })
      .map(({ amount, step }) => refund(amount, { step, reason } as Partial<RefundEntry>)),
    { maxLength: 2 },
  )

it('names of any ended booking what was paid and what goes back, and nothing twice', () => {
  const histories = fc.tuple(
    entries('goodwill'),
    entries('member'),
    entries('double'),
    entries('moved'),
  )
  fc.assert(
    fc.property(rupees, histories, (amountPaid, [parts, cancelling, returned, moved]) => {
      const sum = (refunds: readonly RefundEntry[]) =>
        refunds.reduce((all, { amount }) => all + amount, 0)
      const done = (refunds: readonly RefundEntry[]) =>
        sum(refunds.filter(({ step }) => step === 'done'))
      const { money } = summarizeBooking(
        {
          ...cancelled,
          amountPaid,
          amountReturned: sum(returned),
          refundHistory: [...parts, ...cancelling, ...returned, ...moved],
        },
        '2025-05-01',
      )
      const doneNow = done(cancelling)
      expect(sumsIn(money)).toEqual([
        amountPaid,
        ...(cancelling.length > 0 ? [sum(cancelling)] : []),
        ...(doneNow > 0 && doneNow < sum(cancelling) ? [doneNow] : []),
        ...(parts.length > 0 ? [sum(parts)] : []),
        ...(returned.length > 0 ? [sum(returned)] : []),
      ])
      const isReturned = returned.length > 0 && done(returned) === sum(returned)
      expect(money.includes('has been refunded')).toBe(isReturned)
    }),
  )
})
