import type { AdminDepartures } from '@farandfew/domain/departures/admin-departures.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Allowed } from '../../shared/role/allowed.tsx'
import { alignWithControl } from '../../shared/table/toolbar.styles.ts'
import type { DepartureFilter } from './departures-url.ts'

interface DeparturesBarProps {
  filter: DepartureFilter
  /** Undefined until the first page has loaded. */
  choices: Pick<AdminDepartures, 'seasons' | 'trips'> | undefined
  hrefOfYear: (year: string | undefined) => string
  onTrip: (tripId: string) => void
  onAdd: () => void
  /** How many departures were found. */
  children: ReactNode
}

/** The filters of the table, what they find, and a button that adds a departure. */
export function DeparturesBar(props: DeparturesBarProps) {
  const { filter, choices, hrefOfYear, onTrip, onAdd, children } = props
  const known = new Set((choices?.seasons ?? []).map(String))
  if (filter.season !== undefined) known.add(filter.season)
  const chosen = filter.season ?? (filter.when === undefined ? 'all' : undefined)
  const years = [undefined, ...[...known].sort(), 'all']
  return (
    <Bar>
      <nav aria-label="Years">
        <Years role="list">
          {years.map((year) => (
            <li key={year ?? 'coming'}>
              <UiLink href={hrefOfYear(year)} aria-current={year === chosen ? 'page' : undefined}>
                {year === undefined ? 'To come' : year === 'all' ? 'All years' : year}
              </UiLink>
            </li>
          ))}
        </Years>
      </nav>
      <SelectField
        label="Trip"
        name="trip"
        value={filter.tripId ?? ''}
        placeholder="All trips"
        options={(choices?.trips ?? []).map(({ id, title }) => ({
          value: String(id),
          label: title,
        }))}
        onChange={(event) => onTrip(event.currentTarget.value)}
      />
      {children}
      <Allowed to="manage-bookings">
        <Button onClick={onAdd}>Add a departure</Button>
      </Allowed>
    </Bar>
  )
}

/** In a row on wider screens, so that the table starts near the top. */
const Bar = styled.div`
  ${alignWithControl}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px 16px;
  > nav {
    flex-basis: 100%;
  }
  > div {
    flex: 1 1 180px;
    min-width: 0;
  }
  > [role='status'] {
    flex: 1 1 120px;
    padding-bottom: 10px;
  }
  ${theme.media.md} {
    gap: 16px 24px;
    > nav {
      flex-basis: auto;
    }
    > div {
      flex: 0 1 260px;
    }
    > [role='status'] {
      flex: 1 1 150px;
    }
  }
  /* Next to the heading, so that more years need no second row. */
  ${theme.media.ml} {
    position: relative;
    > button {
      position: absolute;
      top: -70px;
      right: 0;
    }
  }
`

const Years = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    padding-inline: 12px;
    border-bottom: 3px solid transparent;
    color: ${theme.colors.ink};
    font-weight: ${theme.fontWeights.label};
    text-decoration: none;
    &[aria-current] {
      border-bottom-color: ${theme.colors.raspberry};
    }
  }
`
