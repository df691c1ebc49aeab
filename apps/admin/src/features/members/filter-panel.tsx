import { memberFilters } from '@farandfew/domain/members/admin-members.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import { listAdminDepartures } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { endpointQuery } from '@farandfew/api-client'
import { Button } from '@farandfew/ui/button/button.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { Grid, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { isEnter } from '@farandfew/ui/keys/is-composing.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { TagSuggestions } from '../../shared/annotations/tag-suggestions.tsx'
import type { MemberList } from './use-member-list.ts'

/** The departures to come and the latest that left; the chosen one is always an option. */
function useDepartureOptions() {
  const { data } = useQuery(endpointQuery(listAdminDepartures, { query: { limit: '100' } }))
  return (data?.items ?? []).map(({ id, tripTitle, departureDate }) => ({
    value: String(id),
    label: `${tripTitle}, ${formatDate(departureDate)}`,
  }))
}

const withChosen = (options: readonly { value: string; label: string }[], chosen: string) =>
  chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: `Departure ${chosen}` }]

/** The filters of the members. Each choice is in the URL at once; a text when it is left. */
export function FilterPanel({ list }: { list: MemberList }) {
  const departures = useDepartureOptions()
  const tagsId = useId()
  const { filters, setFilters } = list
  return (
    <Stack aria-label="Filters" role="group">
      <Grid minWidth={150} gap={4} rowGap={0} align="end">
        {memberFilters.map((filter) => {
          const { name, label } = filter
          const value = filters[name] ?? ''
          if (filter.kind === 'text' || filter.kind === 'tag') {
            return (
              <LazyText
                key={`${name} ${value}`}
                name={name}
                label={label}
                value={value}
                max={filter.max}
                list={filter.kind === 'tag' ? tagsId : undefined}
                hint={filter.kind === 'text' ? 'Exact match' : undefined}
                onChange={(text) => setFilters({ [name]: text })}
              />
            )
          }
          return (
            <SelectField
              key={name}
              name={name}
              label={label}
              value={value}
              placeholder="Any"
              options={filter.kind === 'departure' ? withChosen(departures, value) : filter.options}
              onChange={({ currentTarget }) => setFilters({ [name]: currentTarget.value })}
            />
          )
        })}
      </Grid>
      <TagSuggestions id={tagsId} />
      {Object.keys(filters).length > 0 && (
        <div>
          <Button
            variant="secondary"
            onClick={() =>
              setFilters(Object.fromEntries(memberFilters.map(({ name }) => [name, ''])))
            }
          >
            Clear the filters
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface LazyTextProps {
  name: string
  label: string
  value: string
  max: number
  /** The id of its suggestions. */
  list: string | undefined
  hint: string | undefined
  onChange: (text: string) => void
}

/** A text that takes effect with Enter or when the field is left. */
function LazyText({ value, max, onChange, ...field }: LazyTextProps) {
  const [typed, setTyped] = useState(value)
  const apply = () => {
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <TextField
      {...field}
      value={typed}
      maxLength={max}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={apply}
      onKeyDown={({ nativeEvent }) => {
        if (isEnter(nativeEvent)) apply()
      }}
    />
  )
}
