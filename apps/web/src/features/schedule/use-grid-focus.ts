import { type CalendarDate, type CalendarMonth, monthOf } from '@farandfew/domain/calendar'
import { dateOfKey, type MonthView } from '@farandfew/domain/schedule'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Departure } from './schedule.data.ts'

/** The day that the Tab key reaches: where the keyboard was, else the selected one, else the first departure. */
function tabStop(
  { month, departures }: MonthView<Departure>,
  ...wishes: (CalendarDate | undefined)[]
): CalendarDate {
  const wish = wishes.find((date) => date !== undefined && monthOf(date) === month)
  return wish ?? departures[0]?.date ?? `${month}-01`
}

/** Roving focus over the days of the grid, from month to month too. */
export function useGridFocus(
  view: MonthView<Departure>,
  selected: Departure | undefined,
  onMonth: (month: CalendarMonth) => void,
) {
  const grid = useRef<HTMLTableElement>(null)
  const [cursor, setCursor] = useState<CalendarDate>()
  /** A day that a key led to, until it is drawn. */
  const wanted = useRef<CalendarDate>(undefined)
  const hadFocus = useRef(false)
  const stop = tabStop(view, cursor, selected?.date)

  // Before anything else can happen: the day that had the focus may be gone with its month, by a key or by the browser's
  // own way back.
  useLayoutEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body
    const date = wanted.current ?? (isLost ? stop : undefined)
    const day = date && grid.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)
    if (!day) return
    wanted.current = undefined
    day.focus()
  }, [stop, view.month])

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const focused = (event.target as HTMLElement).dataset['date']
    if (!focused || event.altKey || event.ctrlKey || event.metaKey) return
    const from = wanted.current ?? focused
    const to = dateOfKey(from, event.key)
    if (to === undefined) return
    event.preventDefault()
    if (to === from) return
    wanted.current = to
    setCursor(to)
    if (monthOf(to) !== view.month) onMonth(monthOf(to))
  }

  return {
    stop,
    onFocusDay: setCursor,
    gridProps: {
      ref: grid,
      onKeyDown,
      onFocus: () => (hadFocus.current = true),
      onBlur: () => (hadFocus.current = false),
    },
  }
}
