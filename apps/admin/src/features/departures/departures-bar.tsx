import type { AdminDepartures } from '@farandfew/domain/admin/departures'
import { Button } from '@farandfew/ui/button'
import { SelectField } from '@farandfew/ui/field'
import { UiLink } from '@farandfew/ui/link'
import { styled } from 'styled-components'
import { alignWithControl } from '../../shared/table/toolbar.styles.ts'
import type { DepartureFilter } from './departures.data.ts'

interface DeparturesBarProps {
  filter: DepartureFilter
  /** Undefined until the first page has loaded. */
  choices: Pick<AdminDepartures, 'seasons' | 'trips'> | undefined
  hrefOfSeason: (season: string | undefined) => string
  onTrip: (tripId: string) => void
  onAdd: () => void
}

/** The filters of the table, and a button that adds a departure. */
export function DeparturesBar(props: DeparturesBarProps) {
  const { filter, choices, hrefOfSeason, onTrip, onAdd } = props
  const years = new Set((choices?.seasons ?? []).map(String))
  if (filter.season !== undefined) years.add(filter.season)
  const seasons = [undefined, ...[...years].sort()]
  return (
    <>
      <nav aria-label="Seasons">
        <Seasons role="list">
          {seasons.map((season) => (
            <li key={season ?? 'all'}>
              <UiLink
                href={hrefOfSeason(season)}
                aria-current={season === filter.season ? 'page' : undefined}
              >
                {season ?? 'All seasons'}
              </UiLink>
            </li>
          ))}
        </Seasons>
      </nav>
      <Tools>
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
        <Button onClick={onAdd}>Add a departure</Button>
      </Tools>
    </>
  )
}

const Tools = styled.div`
  ${alignWithControl}
  display: grid;
  gap: 16px 24px;
  ${({ theme }) => theme.media.md} {
    grid-template-columns: minmax(0, 320px) minmax(0, 1fr);
    align-items: end;
  }
  > button {
    justify-self: start;
    ${({ theme }) => theme.media.md} {
      justify-self: end;
    }
  }
`

const Seasons = styled.ul`
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
    color: ${({ theme }) => theme.colors.ink};
    font-weight: ${({ theme }) => theme.fontWeights.label};
    text-decoration: none;
    &[aria-current] {
      border-bottom-color: ${({ theme }) => theme.colors.raspberry};
    }
  }
`
