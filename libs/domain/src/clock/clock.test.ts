import fc from 'fast-check'
import { addDays } from '../calendar/calendar-date.ts'
import { clubToday, createClock, dateInKolkata, hourInKolkata, startOfClubDate } from './clock.ts'

const instant = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const at = (text: string) => new Date(text)

describe('the real date', () => {
  it('changes at midnight in Asia/Kolkata', () => {
    expect(dateInKolkata(at('2025-05-01T18:29:59.999Z'))).toBe('2025-05-01')
    expect(dateInKolkata(at('2025-05-01T18:30:00.000Z'))).toBe('2025-05-02')
    expect(hourInKolkata(at('2025-05-01T18:29:59.999Z'))).toBe(23)
    expect(hourInKolkata(at('2025-05-01T18:30:00.000Z'))).toBe(0)
  })

  it('agrees with the time zone database', () => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
    fc.assert(
      fc.property(instant, (now) => {
        expect(clubToday({ now })).toBe(format.format(now))
      }),
    )
  })
})

describe('the date of an anchored clock', () => {
  const anchor = { clubDate: '2025-05-01', realAt: at('2026-11-20T17:00:00Z') }

  it("starts at the anchor's date and advances at midnight in Asia/Kolkata", () => {
    expect(clubToday({ anchor, now: anchor.realAt })).toBe('2025-05-01')
    expect(clubToday({ anchor, now: at('2026-11-20T18:29:59Z') })).toBe('2025-05-01')
    expect(clubToday({ anchor, now: at('2026-11-20T18:30:00Z') })).toBe('2025-05-02')
    expect(clubToday({ anchor, now: at('2026-12-21T17:00:00Z') })).toBe('2025-06-01')
  })

  it("is never before the anchor, even if the machine's clock lags", () => {
    expect(clubToday({ anchor, now: at('2026-11-18T00:00:00Z') })).toBe('2025-05-01')
  })

  it('advances one day every 24 hours and never goes back', () => {
    fc.assert(
      fc.property(
        instant,
        fc.nat({ max: 3000 }),
        fc.nat({ max: 86_399_999 }),
        (realAt, days, ms) => {
          const set = { clubDate: '2025-05-01', realAt }
          const later = new Date(realAt.getTime() + days * 86_400_000)
          expect(clubToday({ anchor: set, now: later })).toBe(addDays('2025-05-01', days))
          const within = clubToday({ anchor: set, now: new Date(later.getTime() + ms) })
          expect([0, 1].map((more) => addDays('2025-05-01', days + more))).toContain(within)
        },
      ),
    )
  })

  it('is separate from the real time', () => {
    const now = at('2026-11-21T12:00:00Z')
    const clock = createClock(anchor, () => now)
    expect([clock.now(), clock.today()]).toEqual([now, '2025-05-02'])
    expect(createClock(undefined, () => now).today()).toBe('2026-11-21')
  })

  it('is the real date without an anchor', () => {
    const before = Date.now()
    expect(createClock().now().getTime()).toBeGreaterThanOrEqual(before)
  })
})

describe("the start of the club's dates", () => {
  it('is midnight in Asia/Kolkata of the real day that is as far away', () => {
    const from = { today: '2025-05-01', now: at('2026-11-23T19:00:00Z') }
    expect(startOfClubDate('2025-05-01', from)).toEqual(at('2026-11-23T18:30:00Z'))
    expect(startOfClubDate('2025-05-08', from)).toEqual(at('2026-11-30T18:30:00Z'))
    expect(startOfClubDate('2025-04-30', from)).toEqual(at('2026-11-22T18:30:00Z'))
  })
})
