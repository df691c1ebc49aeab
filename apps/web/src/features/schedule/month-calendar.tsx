import type { CalendarDate, CalendarMonth } from '@farandfew/domain/calendar/calendar-date.ts'
import { weekdayNames } from '@farandfew/domain/calendar/format-date.ts'
import type { CalendarDay, MonthView } from '@farandfew/domain/schedule/month-view.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Heading, Row } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { CalendarDayCell } from './calendar-day.tsx'
import { MonthGrid } from './calendar.styles.ts'
import { MonthSteps } from './month-steps.tsx'
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
