import type { AdminInvites } from '@farandfew/domain/invites/admin-invites.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { alignWithControl } from '../../shared/table/toolbar.styles.ts'
import { type Queue, withCount } from './use-queue.ts'

function optionsOf(page: AdminInvites | undefined, destination: string, chosen: string) {
  const found = page?.destinations.find((one) => one.destination === destination)
  const options = (found?.departures ?? []).map((departure) => ({
    value: String(departure.scheduleId ?? 'none'),
    label: withCount(
      departure.departureDate === null ? 'None chosen' : formatDate(departure.departureDate),
      departure.count,
    ),
  }))
  if (chosen === '' || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: withCount('Selected departure', page && 0) }]
}

/** Chooses one of the departures of the chosen destination; nothing without one. */
export function DepartureFilter({ queue }: { queue: Queue }) {
  const { page, filter, departureId, chooseDeparture } = queue
  if (filter.destination === '' && departureId === '') return null
  return (
    <SelectField
      label="Departure"
      name="scheduleId"
      value={departureId}
      placeholder="All departures"
      options={optionsOf(page, filter.destination, departureId)}
      onChange={({ currentTarget: { value } }) => chooseDeparture(value)}
    />
  )
}

/** In a row above queue and request on a wide screen. On a smaller one the search has a row of its own. */
export const QueueTools = styled.div<{ $aside: boolean }>`
  ${alignWithControl}
  display: ${({ $aside }) => ($aside ? 'none' : 'flex')};
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  > form {
    flex: 1 0 100%;
  }
  > [role='status'] {
    flex: 1 1 100px;
    padding-bottom: 10px;
  }
  ${theme.media.ml} {
    display: flex;
    gap: 12px 8px;
    > form {
      flex: 1 1 170px;
      max-width: 380px;
    }
    /* All of them in one row, so that the queue starts near the top. */
    select {
      max-width: 168px;
      padding-left: 12px;
    }
    > button,
    > a {
      padding-inline: 10px;
    }
  }
`
