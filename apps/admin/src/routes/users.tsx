import { endpointQuery } from '@farandfew/api-client'
import { countAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { SearchField } from '../shared/search/search-field.tsx'
import { useUrlSearch } from '../shared/search/use-url-search.ts'
import { alignWithControl } from '../shared/table/toolbar.styles.ts'
import type { GridHandle } from '../shared/table/grid.types.ts'
import { havePagesFailed } from '../shared/table/pages.data.ts'
import { describeCount } from '../features/members/describe-count.ts'
import { FilterPanel } from '../features/members/filter-panel.tsx'
import { isClosingKey } from '../features/members/is-closing-key.ts'
import { useListUrl } from '../features/members/use-list-url.ts'
import { useOpenDefaultView } from '../features/members/use-open-default-view.ts'
import { ViewChoice, ViewEditor } from '../features/members/views-bar.tsx'
import { useOpenedUser } from '../features/members/use-opened-user.ts'
import { UserActions } from '../features/members/user-actions.tsx'
import { UserPanel } from '../features/members/user-panel.tsx'
import { UserResults } from '../features/members/user-results.tsx'
import { type UsersQuery, useUsers } from '../features/members/users.data.ts'

/** The members: search, how many, the table, and whose details are open. */
export default function UsersPage() {
  const { search, typed, type, apply, clear, fieldRef } = useUrlSearch()
  const list = useListUrl()
  const { filters, columns, sort, direction, sortBy } = list
  const filter = { search, filters, sort, direction }
  const [showsFilters, setShowsFilters] = useState(false)
  const query = useUsers(filter)
  const { openId, hrefOf, open, close } = useOpenedUser()
  const grid = useRef<GridHandle>(null)
  useReturn(openId, (id) => {
    if (!grid.current?.focusRow(id) && !grid.current?.focusCurrent()) fieldRef.current?.focus()
  })
  const [first] = query.data?.pages ?? []
  // The list counts only so far.
  const exact = useQuery({
    ...endpointQuery(countAdminUsers, {
      query: { ...filters, search: search || undefined },
    }),
    enabled: first?.hasMore === true && !query.isPlaceholderData,
  })
  const found = (first?.hasMore && exact.data?.total) || (first?.total ?? 0)
  const countOfFilters = Object.keys(filters).length
  useOpenDefaultView(list)

  return (
    <Split
      data-open={openId !== null}
      onKeyDown={(event) => {
        if (openId !== null && isClosingKey(event)) close()
      }}
    >
      <Stack>
        <Tools>
          <SearchField
            ref={fieldRef}
            label="Search members"
            hint="By name, email, phone, username, city or country"
            value={typed}
            onType={type}
            onSubmit={() => apply(typed)}
          />
          <CountLine role="status">{describeState(query, exact.data?.total)}</CountLine>
          <Button
            variant="secondary"
            aria-expanded={showsFilters}
            onClick={() => setShowsFilters(!showsFilters)}
          >
            {countOfFilters > 0 ? `Filters (${countOfFilters})` : 'Filters'}
          </Button>
          <ViewChoice list={list} />
          {found > 0 && !havePagesFailed(query) && (
            <UserActions filter={filter} columns={columns} />
          )}
        </Tools>
        {showsFilters && (
          <>
            <FilterPanel list={list} />
            <ViewEditor list={list} />
          </>
        )}
        <Results>
          <UserResults
            query={query}
            columns={columns}
            total={found}
            openId={openId}
            hrefOf={hrefOf}
            onSort={sortBy}
            onOpen={open}
            onClearSearch={() => {
              list.show(undefined)
              clear()
            }}
            filters={filters}
            onRemoveFilters={(names) => {
              list.setFilters(Object.fromEntries(names.map((name) => [name, ''])))
              fieldRef.current?.focus()
            }}
            grid={grid}
          />
        </Results>
      </Stack>
      {openId !== null && <UserPanel key={openId} id={openId || null} onClose={close} />}
    </Split>
  )
}

/** Calls `onReturn` with the member whose details were closed, also by the Back button. */
function useReturn(openId: number | null, onReturn: (id: number) => void) {
  const before = useRef(openId)
  useEffect(() => {
    const last = before.current
    before.current = openId
    if (openId === null && last !== null) onReturn(last)
  })
}

/** The text above the table. Empty if loading failed, because the problem is shown instead. */
function describeState(query: UsersQuery, exact: number | undefined): string {
  const page = query.data?.pages[0]
  if (havePagesFailed(query)) return ''
  if (query.isPlaceholderData) return 'Searching…'
  if (!page) return 'Loading members…'
  const { hasMore = false, filter } = page
  return describeCount({
    total: (hasMore && exact) || page.total,
    isLeast: hasMore && exact === undefined,
    search: filter.search,
    isFiltered: Object.keys(filter.filters).length > 0,
  })
}

/** The table and the panel side by side. On a narrow screen the panel replaces the table. */
const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${theme.below.ml} {
    &[data-open='true'] > :first-child {
      /* With display: none it would lose its scroll position. */
      visibility: hidden;
      overflow: hidden;
      height: 0;
    }
  }
  ${theme.media.ml} {
    &[data-open='true'] {
      grid-template-columns: minmax(0, 1fr) minmax(380px, 460px);
      gap: 12px 24px;
      align-items: start;
      /* Search and filters keep the whole width above both. */
      > :first-child {
        display: contents;
        > :not(:last-child) {
          grid-column: 1 / -1;
        }
      }
    }
  }
`

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;
`

const Results = styled(Stack)`
  min-width: 0;
`

/** On a wide screen next to the heading, so that the table starts near the top. */
const Tools = styled.div`
  ${alignWithControl}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 16px;
  > form {
    flex: 1 1 300px;
    max-width: 440px;
  }
  ${theme.media.ml} {
    margin: -72px 0 0 300px;
  }
`

/** As high as the controls next to it. */
const CountLine = styled.p`
  flex: 1 1 110px;
  min-height: 1.6em;
  padding-bottom: 10px;
  overflow-wrap: anywhere;
`
