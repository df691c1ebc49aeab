import type { CalendarDate, CalendarMonth } from '@farandfew/domain/calendar/calendar-date.ts'
import { weekdayNames } from '@farandfew/domain/calendar/format-date.ts'
import type { CalendarDay, MonthView } from '@farandfew/domain/schedule/month-view.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Heading, Row } from '@farandfew/ui/primitives/primitives.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { useId, useLayoutEffect, useRef } from 'react'
import { CalendarDayCell } from './calendar-day.tsx'
import { MonthGrid, Steps } from './calendar.styles.ts'
import type { Departure } from './schedule.data.ts'
import { useGridFocus } from './use-grid-focus.ts'

interface MonthCalendarProps {
  view: MonthView<Departure>
  selected: Departure | undefined
  /** The club's date; undefined until it is known. */
  today: CalendarDate | undefined
  onMonth: (month: CalendarMonth) => void
  /** Called for any day of the month, with or without a departure. */
  onPick: (date: CalendarDate) => void
}

/** A month as a grid. The Tab key reaches one of its days; the arrow keys move to the others. */
export function MonthCalendar({ view, selected, today, onMonth, onPick }: MonthCalendarProps) {
  const titleId = useId()
  const { tabStop, onFocusDay, gridProps } = useGridFocus(view, selected, onMonth)
  return (
    <div>
      <Row justify="space-between" gap={6} rowGap={3} marginBottom={4}>
        <Heading size="page" id={titleId} aria-live="polite">
          {view.title}
        </Heading>
        <MonthSteps view={view} onMonth={onMonth} />
      </Row>
      <MonthGrid role="grid" aria-labelledby={titleId} {...gridProps}>
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
                    isTabStop={day.date === tabStop}
                    onFocus={onFocusDay}
                    onPick={onPick}
                  />
                ) : (
                  <td key={column} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </MonthGrid>
    </div>
  )
}

const isSelected = (day: CalendarDay<Departure>, selected: Departure | undefined) =>
  selected !== undefined && day.departure?.id === selected.id

interface MonthStepsProps {
  view: MonthView<Departure>
  onMonth: (month: CalendarMonth) => void
}

/** Buttons for the previous and the next month of the schedule. */
function MonthSteps({ view, onMonth }: MonthStepsProps) {
  const { previous, next } = view
  const steps = useRef<HTMLDivElement>(null)

  // A button that its own click disables loses the focus. Moves the focus to the other one.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (!activeElement?.matches(':disabled') || !steps.current?.contains(activeElement)) return
    steps.current.querySelector<HTMLElement>(':enabled')?.focus()
  }, [previous, next])

  return (
    <Steps ref={steps}>
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
  )
}
