import type { CalendarDate } from '@farandfew/domain/calendar/calendar-date.ts'
import { departureOfDate } from '@farandfew/domain/departures/departure-dates.ts'
import { monthView } from '@farandfew/domain/schedule/month-view.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import {
  parseSchedulePlace,
  type SchedulePlace,
  schedulePlaceValues,
} from '@farandfew/domain/schedule/schedule-place.ts'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { island } from '../../shared/deferred/island.tsx'
import type { OwnBookings } from '../departures/own-booking.ts'
import { formatLongDate } from '../departures/departure-texts.ts'
import { Legend } from './legend.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { MonthDepartures } from './month-departures.tsx'
import { type Departure, type Schedule as ScheduleData, useSchedule } from './schedule.data.ts'
import { useUrlParams } from '../../shared/use-url-params.ts'

const loadSelectedTrip = () => import('./selected-trip.tsx')
const SelectedTrip = island(loadSelectedTrip, '0')
const ScheduleSummary = island(() => import('./schedule-summary.tsx'))

/** The calendar with the selected departure, and a summary of all months. */
export function Schedule({ bookings }: { bookings: OwnBookings }) {
  const schedule = useSchedule()
  const { departures, today } = schedule
  const [{ month, selected }, change] = useScheduleView(departures)
  const { isPicked, announcement, pick } = usePick(selected, (departure) =>
    change({ month, selected: departure }),
  )
  useEffect(() => void loadSelectedTrip().catch(() => undefined), [])
  const view = monthView(departures, month)
  const pickDate = (date: CalendarDate) => pick(departureOfDate(departures, date))
  return (
    <>
      {/* On paper, the summary has all of it. */}
      <Section top="0" data-screen>
        <Columns>
          <div>
            <MonthCalendar
              view={view}
              selected={selected}
              today={today}
              onMonth={(next) => change({ month: next, selected })}
              onPick={pickDate}
            />
            <Legend departures={view.departures} today={today} />
          </div>
          <Stack gap={8}>
            {schedule.isUnavailable && <LoadProblem schedule={schedule} />}
            <MonthDepartures
              view={view}
              selected={selected}
              today={today}
              seats={schedule.state}
              onSelect={pick}
            />
            {selected ? (
              <SelectedTrip
                departure={selected}
                schedule={schedule}
                own={bookings[selected.id]}
                isPicked={isPicked}
              />
            ) : (
              <Hint>Choose a highlighted date to see its trip.</Hint>
            )}
            <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          </Stack>
        </Columns>
      </Section>
      <ScheduleSummary departures={departures} today={today} />
    </>
  )
}

/** Selecting a departure on the page, unlike in the address: a screen reader announces it. */
function usePick(
  selected: Departure | undefined,
  select: (departure: Departure | undefined) => void,
) {
  const [picked, setPicked] = useState<Departure | 'none'>()
  return {
    isPicked: picked !== undefined && picked !== 'none' && picked.id === selected?.id,
    announcement: announce(picked, selected),
    pick: (departure: Departure | undefined) => {
      select(departure)
      setPicked(departure ?? 'none')
    },
  }
}

/** The text for the screen reader; empty if the browser's Back has undone the selection. */
function announce(picked: Departure | 'none' | undefined, selected: Departure | undefined): string {
  if (picked === undefined) return ''
  if (picked === 'none') return selected ? '' : 'No trip selected'
  if (picked.id !== selected?.id) return ''
  return `${picked.destination}, ${formatLongDate(picked.date)}, selected`
}

/** Stays during a retry, because its button has the focus. */
function LoadProblem({ schedule: { state, retry } }: { schedule: ScheduleData }) {
  const isLoading = state === 'loading'
  return (
    <Notice>
      <Problem
        title="We could not load the latest schedule."
        detail="These are the planned dates; we cannot show the free seats right now."
      >
        <Button variant="secondary" onClick={() => !isLoading && retry()}>
          {isLoading ? 'Trying again...' : 'Try again'}
        </Button>
      </Problem>
    </Notice>
  )
}

const { colors, space } = theme

/** The shown month and the selected departure. */
type ScheduleView = SchedulePlace<Departure>

/** The month and the departure in the URL. Each change adds a history entry, so that the browser's Back undoes it. */
function useScheduleView(
  departures: readonly Departure[],
): [view: ScheduleView, change: (view: ScheduleView) => void] {
  const [params, changeParams] = useUrlParams()
  const view = parseSchedulePlace(departures, {
    month: params.get('month'),
    departure: params.get('departure'),
  })
  const change = (next: ScheduleView) => {
    if (next.month === view.month && next.selected?.id === view.selected?.id) return
    changeParams(
      { month: undefined, departure: undefined, ...schedulePlaceValues(next) },
      { push: true },
    )
  }
  return [view, change]
}

const Columns = styled.div`
  display: grid;
  gap: ${space(10)};
  align-items: start;
  ${theme.media.ml} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${space(8)};
  }
  ${theme.media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
    gap: ${space(14)};
  }
`

const Hint = styled.p`
  padding: ${space(6)};
  border: 1px dashed ${colors.edge};
  color: ${colors.inkSoft};
  text-align: center;
`

const Notice = styled.div`
  --problem-gap: ${space(3)};
  padding: ${space(4)};
  border-left: 4px solid ${colors.danger};
  background: ${colors.sheet};
`
