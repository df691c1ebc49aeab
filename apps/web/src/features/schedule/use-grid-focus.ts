import {
  type CalendarDate,
  type CalendarMonth,
  monthOf,
} from '@farandfew/domain/calendar/calendar-date.ts'
import { dateOfKey } from '@farandfew/domain/schedule/date-of-key.ts'
import type { MonthView } from '@farandfew/domain/schedule/month-view.ts'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Departure } from './schedule.data.ts'

/** The day that the Tab key reaches: the first candidate in the month, otherwise the month's first departure. */
function findTabStop(
  { month, departures }: MonthView<Departure>,
  ...candidates: (CalendarDate | undefined)[]
): CalendarDate {
  const candidate = candidates.find((date) => date !== undefined && monthOf(date) === month)
  return candidate ?? departures[0]?.date ?? `${month}-01`
}

/** Roving focus over the days of the grid, across months. */
export function useGridFocus(
  view: MonthView<Departure>,
  selected: Departure | undefined,
  onMonth: (month: CalendarMonth) => void,
) {
  const grid = useRef<HTMLTableElement>(null)
  const [cursor, setCursor] = useState<CalendarDate>()
  /** The day to focus when it is rendered. */
  const target = useRef<CalendarDate>(undefined)
  const hadFocus = useRef(false)
  const tabStop = findTabStop(view, cursor, selected?.date)

  // A layout effect, because a key or the browser's Back can remove the focused day together with its month.
  useLayoutEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body
    const date = target.current ?? (isLost ? tabStop : undefined)
    const day = date && grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)
    if (!day) return
    target.current = undefined
    day.focus()
  }, [tabStop, view.month])

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const focused = (event.target as HTMLElement).dataset['date']
    if (!focused || event.altKey || event.ctrlKey || event.metaKey) return
    const from = target.current ?? focused
    const to = dateOfKey(from, event.key)
    if (to === undefined) return
    event.preventDefault()
    if (to === from) return
    target.current = to
    setCursor(to)
    if (monthOf(to) !== view.month) onMonth(monthOf(to))
  }

  return {
    tabStop,
    onFocusDay: setCursor,
    gridProps: {
      ref: grid,
      onKeyDown,
      onFocus: () => (hadFocus.current = true),
      onBlur: () => (hadFocus.current = false),
    },
  }
}
