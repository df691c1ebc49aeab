import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { useSyncExternalStore } from 'react'
import { clubDateAt } from './message-days.ts'

const checkMs = 60_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, checkMs)
  return () => clearInterval(timer)
}

/** The club's date in the zone of this device, also after midnight. */
export const useToday = (daysMoved: number): CalendarDate =>
  useSyncExternalStore(subscribe, () => clubDateAt(new Date(), daysMoved))
