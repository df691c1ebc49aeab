import { type CalendarDate, monthOf, weekdayOf } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatMonthYear, weekdayNames } from '@farandfew/domain/calendar/format-date.ts'
import { guaranteedLabel } from '@farandfew/domain/departures/guarantee.ts'
import type { CalendarDay } from '@farandfew/domain/schedule/month-view.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { DayButton, DayNote } from './calendar.styles.ts'
import { factsOf, missingOf, shortStates } from './departure-texts.ts'
import type { Departure } from './schedule.data.ts'

interface CalendarDayCellProps {
  day: CalendarDay<Departure>
  today: CalendarDate | undefined
  isSelected: boolean
  /** Whether the Tab key reaches this day. */
  isTabStop: boolean
  onFocus: (date: CalendarDate) => void
  onPick: (date: CalendarDate) => void
}

/**
 * A day of the calendar. Its accessible name contains the visible text and what only a screen reader reads:
 * 'Thursday 14 August 2025, Turkey 4 days Open · 3 left Guaranteed selected'.
 */
export function CalendarDayCell(props: CalendarDayCellProps) {
  const { day, today, isSelected, isTabStop, onFocus, onPick } = props
  const { date, departure } = day
  const facts = departure && factsOf(departure, today)
  const missing = departure && missingOf(departure, today)
  const isGuaranteed = missing === guaranteedLabel
  return (
    <td aria-selected={departure ? isSelected : undefined}>
      <DayButton
        type="button"
        data-date={date}
        data-days={departure?.days}
        data-state={facts?.state}
        data-selected={isSelected || undefined}
        data-guaranteed={isGuaranteed || undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-current={date === today ? 'date' : undefined}
        onFocus={() => onFocus(date)}
        onClick={() => onPick(date)}
      >
        <VisuallyHidden>{`${weekdayNames[weekdayOf(date)] ?? ''} `}</VisuallyHidden>
        <span data-day>{day.day}</span>
        <VisuallyHidden>{` ${formatMonthYear(monthOf(date))}${departure ? ', ' : ''}`}</VisuallyHidden>
        {departure && facts && (
          <DayNote data-short={shortStates[facts.state]}>
            <span>{departure.destination}</span> <span>{`${departure.days} days`}</span>{' '}
            <span>{facts.stateLabel}</span>
            {missing && !isGuaranteed && <span>{` ${missing}`}</span>}
          </DayNote>
        )}
        {isGuaranteed && <VisuallyHidden>{` ${missing}`}</VisuallyHidden>}
        {isSelected && <VisuallyHidden> selected</VisuallyHidden>}
      </DayButton>
    </td>
  )
}
