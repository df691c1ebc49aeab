import {
  addDays,
  type CalendarDate,
  daysBetween,
  weekdayOf,
} from '@farandfew/domain/calendar/calendar-date.ts'
import { formatDate, weekdayNames } from '@farandfew/domain/calendar/format-date.ts'
import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import type { GroupMessage } from '@farandfew/domain/group-messages/group-message.ts'
import { localDate } from '../../shared/local-time.ts'

/** The messages of one day in the zone of this device, by the club's date. */
export interface DayOfMessages {
  readonly date: CalendarDate
  readonly messages: readonly GroupMessage[]
}

/**
 * Days from the real date to the club's, by which the dates of messages are moved: the whole page then speaks of the same
 * days. It is 0 unless the club's clock was set to another date.
 */
export function daysToClubDate(clubToday: CalendarDate, now = new Date()): number {
  const days = daysBetween(dateInKolkata(now), clubToday)
  // A page that was loaded before midnight.
  return Math.abs(days) <= 1 ? 0 : days
}

/** The club's date at an instant in the zone of this device. */
export const clubDateAt = (instant: Date, daysMoved: number): CalendarDate =>
  addDays(localDate(instant), daysMoved)

/** Splits messages, the oldest first, by day. */
export function groupByDay(messages: readonly GroupMessage[], daysMoved: number): DayOfMessages[] {
  const days: { date: CalendarDate; messages: GroupMessage[] }[] = []
  for (const message of messages) {
    const date = clubDateAt(new Date(message.postedAt), daysMoved)
    const last = days.at(-1)
    if (last?.date === date) last.messages.push(message)
    else days.push({ date, messages: [message] })
  }
  return days
}

/** 'Today', 'Yesterday', otherwise 'Saturday, 10 May', with the year if it is another one. */
export function nameOfDay(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return 'Today'
  if (date === addDays(today, -1)) return 'Yesterday'
  const year = date.slice(0, 4)
  const day = formatDate(date).replace(today.startsWith(year) ? ` ${year}` : '', '')
  return `${weekdayNames[weekdayOf(date)]}, ${day}`
}

/** Minutes within which messages of one member follow each other without the name again. */
const togetherMinutes = 5

/** Whether a message continues the one before it, so that it needs no name and picture. */
export function continues(message: GroupMessage, before: GroupMessage | undefined): boolean {
  if (!before?.author || before.end || message.author?.id !== before.author.id) return false
  const minutes = (Date.parse(message.postedAt) - Date.parse(before.postedAt)) / 60_000
  return minutes < togetherMinutes
}
