import { clubDateAt, daysToClubDate, groupByDay, nameOfDay } from './message-days.ts'
import { messageOf } from './testing/messages.ts'

const now = new Date('2026-11-23T06:00:00Z')

it('moves dates to those of the club, if its clock was set', () => {
  const days = daysToClubDate('2025-05-01', now)
  const messages = [
    messageOf({ id: 1, postedAt: '2026-11-20T12:00:00Z' }),
    messageOf({ id: 2, postedAt: now.toISOString() }),
  ]
  const today = clubDateAt(now, days)
  const names = groupByDay(messages, days).map(({ date }) => nameOfDay(date, today))
  expect(names).toEqual(['Monday, 28 April', 'Today'])
})

it('leaves them alone if it was not, also around midnight', () => {
  for (const today of ['2026-11-22', '2026-11-23', '2026-11-24']) {
    expect(daysToClubDate(today, now)).toBe(0)
  }
})

it('names a day, with the year if it is another one', () => {
  const name = (date: string) => nameOfDay(date, '2026-01-01')
  expect(['2026-01-01', '2025-12-31', '2025-12-30'].map(name)).toEqual([
    ...['Today', 'Yesterday', 'Tuesday, 30 December 2025'],
  ])
})
