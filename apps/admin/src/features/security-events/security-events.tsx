import {
  describeSecurityEvent,
  type SecurityEventKind,
  securityEventOutcomes,
  securityEventWords,
} from '@farandfew/domain/security-events/event-words.ts'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { useRef } from 'react'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { SearchField } from '../../shared/search/search-field.tsx'
import { useUrlSearch } from '../../shared/search/use-url-search.ts'
import { describePages } from '../../shared/table/describe-pages.ts'
import { PagedResults } from '../../shared/table/paged-results.tsx'
import { FoldedFilters } from '../../shared/table/folded-filters.tsx'
import { TablePlaceholder } from '../../shared/table/table-placeholder.tsx'
import { CountLine, Stack, ToolsBesideHeading } from '../../shared/table/toolbar.styles.ts'
import { useUrlState } from '../../shared/url/use-url-state.ts'
import { eventColumns, EventTable, outcomeWords } from './event-table.tsx'
import { useSecurityEvents } from './security-events.data.ts'

const kinds = Object.keys(securityEventWords) as SecurityEventKind[]
const kindOptions = [
  { value: '', label: 'Every kind' },
  ...kinds.map((value) => ({ value, label: describeSecurityEvent(value) })),
]
const outcomeOptions = [
  { value: '', label: 'Every outcome' },
  ...securityEventOutcomes.map((value) => ({ value, label: outcomeWords[value] })),
]

/** The text if it is one of the values, so that a wrong link shows everything. */
const oneOf = <Value extends string>(values: readonly Value[], text: string) =>
  values.find((value) => value === text) ?? ''

/** The security events with their filters. */
export function SecurityEvents() {
  const { search, typed, type, apply } = useUrlSearch()
  const { get, change } = useUrlState()
  const kind = oneOf(kinds, get('kind'))
  const outcome = oneOf(securityEventOutcomes, get('outcome'))
  const query = useSecurityEvents({ search, kind, outcome })
  const searchField = useRef<HTMLInputElement>(null)
  const showAll = () => {
    type('')
    change({ kind: '', outcome: '', search: '' })
    searchField.current?.focus()
  }
  const searchFor = (text: string) => {
    type(text)
    apply(text)
  }

  return (
    <Stack>
      <ToolsBesideHeading>
        <SearchField
          ref={searchField}
          label="Search the sign-ins"
          hint="By username, mark, or a whole name or address"
          value={typed}
          onType={type}
          onSubmit={() => apply(typed)}
        />
        <FoldedFilters active={[kind, outcome].filter(Boolean).length}>
          <SelectField
            label="Kind"
            name="kind"
            options={kindOptions}
            value={kind}
            onChange={({ currentTarget: { value } }) => change({ kind: value })}
          />
          <SelectField
            label="Outcome"
            name="outcome"
            options={outcomeOptions}
            value={outcome}
            onChange={({ currentTarget: { value } }) => change({ outcome: value })}
          />
        </FoldedFilters>
        <CountLine role="status">{describePages(query, { one: 'row', many: 'rows' })}</CountLine>
      </ToolsBesideHeading>
      <p>
        Kept for 30 days. Addresses, and names that no member has, appear as marks: the same mark
        means the same one.
      </p>
      <PagedResults
        query={query}
        what="sign-ins"
        placeholder={<TablePlaceholder columns={eventColumns} />}
        empty={
          <EmptyNotice
            isFiltered={search !== '' || kind !== '' || outcome !== ''}
            none="Every sign-in, and every refused one, appears here."
            notFound="Try another kind or outcome. A name or an address is found only if it is complete."
            clear="Show every row"
            onClear={showAll}
          />
        }
      >
        {(pages) => (
          <EventTable events={pages.flatMap(({ items }) => items)} onSearch={searchFor} />
        )}
      </PagedResults>
    </Stack>
  )
}
