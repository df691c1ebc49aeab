import type { CalendarDate } from '@farandfew/domain/calendar'
import { departureOfDate, monthView } from '@farandfew/domain/schedule'
import { Button } from '@farandfew/ui/button'
import { Section, VisuallyHidden } from '@farandfew/ui/page'
import { theme } from '@farandfew/ui/theme'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { isGone, longDate } from './departure-words.ts'
import { Legend } from './legend.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { MonthDepartures } from './month-departures.tsx'
import { type Departure, type ShownSeason, useSeason } from './schedule.data.ts'
import { SeasonSummary } from './season-summary.tsx'
import { SelectedTrip } from './selected-trip.tsx'
import { useSeasonPlace } from './use-season-place.ts'

/** The season: its calendar with what is selected in it, and its summary. */
export function Schedule() {
  const season = useSeason()
  const { departures, today } = season
  const [{ month, selected }, go] = useSeasonPlace(departures)
  const { panel, said, pick } = usePick(selected, (departure) => go({ month, selected: departure }))
  const view = monthView(departures, month)
  const pickDate = (date: CalendarDate) => pick(departureOfDate(departures, date))
  return (
    <>
      <First>
        <Columns>
          <div>
            <MonthCalendar
              view={view}
              selected={selected}
              today={today}
              onMonth={(next) => go({ month: next, selected })}
              onPick={pickDate}
            />
            <Legend hasGone={view.departures.some((departure) => isGone(departure, today))} />
          </div>
          <Side>
            {season.isAway && <NewsProblem season={season} />}
            <MonthDepartures view={view} selected={selected} today={today} onSelect={pick} />
            {selected ? (
              <SelectedTrip ref={panel} departure={selected} season={season} />
            ) : (
              <Hint>Choose a highlighted date to see its trip.</Hint>
            )}
            <VisuallyHidden role="status">{said}</VisuallyHidden>
          </Side>
        </Columns>
      </First>
      <SeasonSummary season={season} />
    </>
  )
}

/** Selecting by a person's hand: it is said, and what was selected comes into sight. */
function usePick(
  selected: Departure | undefined,
  select: (departure: Departure | undefined) => void,
) {
  const panel = useRef<HTMLElement>(null)
  const [picked, setPicked] = useState<Departure | 'none'>()
  const isShownNow = picked !== undefined && picked !== 'none' && picked.id === selected?.id
  useEffect(() => {
    if (isShownNow) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isShownNow, picked])
  return {
    panel,
    said: wordsOf(picked, selected),
    pick: (departure: Departure | undefined) => {
      select(departure)
      setPicked(departure ?? 'none')
    },
  }
}

/** Nothing is said of a choice that the browser's way back has undone. */
function wordsOf(picked: Departure | 'none' | undefined, selected: Departure | undefined): string {
  if (picked === undefined) return ''
  if (picked === 'none') return selected ? '' : 'No trip selected'
  if (picked.id !== selected?.id) return ''
  return `${picked.destination}, ${longDate(picked.date)}, selected`
}

/** It stays while the club is asked again, and its button with it, which has the focus. */
function NewsProblem({ season: { news, askAgain } }: { season: ShownSeason }) {
  const isAsking = news === 'asked'
  return (
    <Notice role="alert">
      <p>
        <strong>We could not reach the club.</strong> These are the dates as planned; seats are not
        known just now.
      </p>
      <Button variant="secondary" onClick={() => !isAsking && askAgain()}>
        {isAsking ? 'Asking…' : 'Try again'}
      </Button>
    </Notice>
  )
}

const { colors, space } = theme

/** The page's header has left the air above it. */
const First = styled(Section)`
  padding-top: 0;
`

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

const Side = styled.div`
  display: grid;
  gap: ${space(8)};
`

const Hint = styled.p`
  padding: ${space(6)};
  border: 1px dashed ${colors.edge};
  color: ${colors.inkSoft};
  text-align: center;
`

const Notice = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  padding: ${space(4)};
  border-left: 4px solid ${colors.danger};
  background: ${colors.sheet};
`
