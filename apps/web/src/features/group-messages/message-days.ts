import {
  addDays,
  type CalendarDate,
  formatDate,
  weekdayNames,
  weekdayOf,
} from '@farandfew/domain/calendar'
import { dateInKolkata } from '@farandfew/domain/clock'
import type { GroupMessage } from '@farandfew/domain/group-messages'

/** The messages of one day in Asia/Kolkata, the club's zone. */
export interface DayOfMessages {
  readonly date: CalendarDate
  readonly messages: readonly GroupMessage[]
}

/** Splits messages, the oldest first, by day. */
export function groupByDay(messages: readonly GroupMessage[]): DayOfMessages[] {
  const days: { date: CalendarDate; messages: GroupMessage[] }[] = []
  for (const message of messages) {
    const date = dateInKolkata(new Date(message.postedAt))
    const last = days.at(-1)
    if (last?.date === date) last.messages.push(message)
    else days.push({ date, messages: [message] })
  }
  return days
}

/** 'Today', 'Yesterday', otherwise 'Saturday, 10 May 2025'. */
export function nameOfDay(date: CalendarDate, today: CalendarDate): string {
  if (date === today) return 'Today'
  if (date === addDays(today, -1)) return 'Yesterday'
  return `${weekdayNames[weekdayOf(date)]}, ${formatDate(date)}`
}

const clubZone = 'Asia/Kolkata'
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: clubZone,
  hour: '2-digit',
  minute: '2-digit',
})

/** The time of day in Asia/Kolkata: '14:05'. */
export const clubTime = (instant: string): string => timeFormat.format(new Date(instant))

/** Whether this device's clock shows another time than the messages. */
export function isOutsideClubZone(): boolean {
  const now = new Date()
  const local = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
  return local.format(now) !== timeFormat.format(now)
}

/** Minutes within which messages of one member follow each other without the name again. */
const togetherMinutes = 5

/** Whether a message continues the one before it, so that it needs no name and picture. */
export function continues(message: GroupMessage, before: GroupMessage | undefined): boolean {
  if (!before?.author || before.end || message.author?.id !== before.author.id) return false
  const minutes = (Date.parse(message.postedAt) - Date.parse(before.postedAt)) / 60_000
  return minutes < togetherMinutes
}
