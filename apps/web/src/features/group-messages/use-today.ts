import type { CalendarDate } from '@farandfew/domain/calendar'
import { dateInKolkata } from '@farandfew/domain/clock'
import { useSyncExternalStore } from 'react'

const checkMs = 60_000

function subscribe(listener: () => void) {
  const timer = setInterval(listener, checkMs)
  return () => clearInterval(timer)
}

/** The real date in Asia/Kolkata, also after midnight. */
export const useToday = (): CalendarDate =>
  useSyncExternalStore(subscribe, () => dateInKolkata(new Date()))
