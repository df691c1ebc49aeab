import { addDays, weekdayOf } from '@farandfew/domain/calendar/calendar-date.ts'
import { formatShortDate, weekdayNames } from '@farandfew/domain/calendar/format-date.ts'
import type { Group } from '@farandfew/domain/groups/group.ts'
import { CollapsibleDay } from '@farandfew/ui/day/collapsible-day.tsx'
import { Heading } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'

/** What happens on which date. The first day is open, and on the way the present one. */
export function Itinerary({ group }: { group: Group }) {
  const id = useId()
  const { departure, today, trip } = group
  const dated = trip.itinerary.map((day) => ({
    day,
    date: addDays(departure.departureDate, day.day - 1),
  }))
  const isOnTheWay = dated.some(({ date }) => date === today)
  if (dated.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Heading marginBottom={4} id={id}>
        Day by day
      </Heading>
      {dated.map(({ day, date }) => (
        <CollapsibleDay
          key={day.day}
          day={day}
          date={`${weekdayNames[weekdayOf(date)]!.slice(0, 3)} ${formatShortDate(date)}`}
          defaultOpen={isOnTheWay ? date === today : day.day === 1}
        />
      ))}
    </section>
  )
}
