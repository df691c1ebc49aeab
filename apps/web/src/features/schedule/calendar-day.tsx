import type { CalendarDate } from '@farandfew/domain/calendar'
import type { CalendarDay } from '@farandfew/domain/schedule'
import { DayButton, DayNote } from './calendar.styles.ts'
import { isGone, longDate } from './departure-words.ts'
import type { Departure } from './schedule.data.ts'

interface CalendarDayCellProps {
  day: CalendarDay<Departure>
  today: CalendarDate | undefined
  isSelected: boolean
  /** Whether the Tab key reaches this day. */
  isStop: boolean
  onFocus: (date: CalendarDate) => void
  onPick: (date: CalendarDate) => void
}

/** A day of the calendar. What leaves on it is in its name and, where there is room, in the cell. */
export function CalendarDayCell(props: CalendarDayCellProps) {
  const { day, today, isSelected, isStop, onFocus, onPick } = props
  const { date, departure } = day
  const gone = departure !== undefined && isGone(departure, today)
  const name = [
    longDate(date),
    ...(departure ? [departure.destination, `${departure.days} days`] : []),
    ...(gone ? ['has left'] : []),
    ...(isSelected ? ['selected'] : []),
  ]
  return (
    <td role="gridcell" aria-selected={departure ? isSelected : undefined}>
      <DayButton
        type="button"
        data-date={date}
        data-days={departure?.days}
        data-gone={gone || undefined}
        data-selected={isSelected || undefined}
        tabIndex={isStop ? 0 : -1}
        aria-label={name.join(', ')}
        aria-current={date === today ? 'date' : undefined}
        onFocus={() => onFocus(date)}
        onClick={() => onPick(date)}
      >
        {day.day}
        {departure && (
          <DayNote>
            <span>{departure.destination}</span>
            <span>{departure.days} d</span>
          </DayNote>
        )}
      </DayButton>
    </td>
  )
}
