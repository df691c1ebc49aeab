import {
  type CalendarDate,
  type CalendarMonth,
  monthOf,
  weekdayNames,
} from '@farandfew/domain/calendar'
import { type CalendarDay, dateOfKey, type MonthView } from '@farandfew/domain/schedule'
import { Button } from '@farandfew/ui/button'
import { VisuallyHidden } from '@farandfew/ui/page'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { CalendarDayCell } from './calendar-day.tsx'
import { CalendarHead, Grid, Steps } from './calendar.styles.ts'
import type { Departure } from './schedule.data.ts'

interface MonthCalendarProps {
  view: MonthView<Departure>
  selected: Departure | undefined
  /** The club's date, where it is known. */
  today: CalendarDate | undefined
  onMonth: (month: CalendarMonth) => void
  /** Any day of the month was pressed, scheduled or not. */
  onPick: (date: CalendarDate) => void
}

/** A month of the season as a grid: one of its days is a stop of the keyboard, and the arrows lead to the others. */
export function MonthCalendar({ view, selected, today, onMonth, onPick }: MonthCalendarProps) {
  const titleId = useId()
  const { grid, stop, onKeyDown, onFocusDay } = useGridFocus(view, selected, onMonth)
  const { title, previous, next } = view
  return (
    <div>
      <CalendarHead>
        <h2 id={titleId} aria-live="polite">
          {title}
        </h2>
        <Steps>
          <Button
            variant="secondary"
            disabled={!previous}
            onClick={() => previous && onMonth(previous)}
          >
            Previous
          </Button>
          <Button variant="secondary" disabled={!next} onClick={() => next && onMonth(next)}>
            Next
          </Button>
        </Steps>
      </CalendarHead>
      <Grid ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdayNames.map((name) => (
              <th key={name} scope="col">
                <span aria-hidden>{name.slice(0, 3)}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, column) =>
                day ? (
                  <CalendarDayCell
                    key={day.date}
                    day={day}
                    today={today}
                    isSelected={isSelected(day, selected)}
                    isStop={day.date === stop}
                    onFocus={onFocusDay}
                    onPick={onPick}
                  />
                ) : (
                  <td key={column} role="gridcell" />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </div>
  )
}

const isSelected = (day: CalendarDay<Departure>, selected: Departure | undefined) =>
  selected !== undefined && day.departure?.id === selected.id

/** The day that the Tab key reaches: where the keyboard was, else the selected one, else the first departure. */
function tabStop(
  { month, departures }: MonthView<Departure>,
  ...wishes: (CalendarDate | undefined)[]
): CalendarDate {
  const wish = wishes.find((date) => date !== undefined && monthOf(date) === month)
  return wish ?? departures[0]?.date ?? `${month}-01`
}

/** Roving focus over the days, from month to month too. */
function useGridFocus(
  view: MonthView<Departure>,
  selected: Departure | undefined,
  onMonth: (month: CalendarMonth) => void,
) {
  const grid = useRef<HTMLTableElement>(null)
  const [cursor, setCursor] = useState<CalendarDate>()
  /** A day that a key led to, until it is drawn. */
  const wanted = useRef<CalendarDate>(undefined)

  // Before anything else can happen: the day that had the focus may be gone with its month.
  useLayoutEffect(() => {
    const day =
      wanted.current && grid.current?.querySelector<HTMLElement>(`[data-date="${wanted.current}"]`)
    if (!day) return
    wanted.current = undefined
    day.focus()
  }, [cursor, view.month])

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

  return { grid, stop: tabStop(view, cursor, selected?.date), onKeyDown, onFocusDay: setCursor }
}
