import { endpointQuery } from '@farandfew/api-client'
import {
  countAdminUsers,
  exportAdminUsers,
} from '@farandfew/domain/members/admin-members.contract.ts'
import { filtersOf } from '@farandfew/domain/members/admin-members.ts'
import type { PublicUser } from '@farandfew/domain/members/user.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { GridPlaceholder } from '../shared/table/grid-placeholder.tsx'
import { ListHead } from '../shared/table/list-head.tsx'
import { ListResults } from '../shared/table/list-results.tsx'
import { SearchTools } from '../shared/table/list-tools.tsx'
import { havePagesFailed } from '../shared/table/pages.data.ts'
import type { SelectedRow } from '../shared/table/use-rows-action.ts'
import { SelectedRows } from '../shared/table/selected-rows.tsx'
import type { GridHandle } from '../shared/table/virtual-grid.tsx'
import { describeCount } from '../features/members/describe-count.ts'
import { FilterPanel } from '../features/members/filter-panel.tsx'
import { FilterProblem, refusedFilters } from '../features/members/filter-problem.tsx'
import { isClosingKey } from '../features/members/is-closing-key.ts'
import { MemberGrid } from '../features/members/member-grid.tsx'
import { type MemberList, useMemberList } from '../features/members/use-member-list.ts'
import { useOpenedMember } from '../features/members/use-opened-member.ts'
import { MemberColumns } from '../features/members/member-column-choice.tsx'
import { MemberActions } from '../features/members/member-actions.tsx'
import { MemberPanel } from '../features/members/member-panel.tsx'
import { useViews } from '../shared/table/saved-views.tsx'
import { Split, Tools } from '../features/members/members.styles.ts'

const selectedRow = ({ id, username }: PublicUser): SelectedRow => ({
  key: String(id),
  name: username,
  subject: { kind: 'member', id },
})

/** The members: search, how many, the table, and whose details are open. */
export default function MembersPage() {
  const list = useMemberList()
  const { query, filters, columns } = list
  const { order, filter } = list.shown
  const [showsFilters, setShowsFilters] = useState(false)
  const { openId, hrefOf, open, close } = useOpenedMember()
  const grid = useRef<GridHandle>(null)
  useReturn(openId, (id) => {
    if (!grid.current?.focusRow(id) && !grid.current?.focusCurrent())
      list.search.fieldRef.current?.focus()
  })
  const [first] = query.data?.pages ?? []
  // The list counts only so far.
  const exact = useQuery({
    ...endpointQuery(countAdminUsers, {
      query: { ...filters, search: list.search.search || undefined },
    }),
    enabled: first?.hasMore === true && !query.isPlaceholderData,
  })
  const total = (first?.hasMore && exact.data?.total) || (first?.total ?? 0)
  const hasShownFilters = Object.keys(filtersOf(filter)).length > 0
  const { show } = useViews(list.viewing)

  return (
    <Split
      data-open={openId !== null}
      onKeyDown={(event) => {
        if (openId !== null && isClosingKey(event)) close()
      }}
    >
      <Stack gap={3}>
        <Tools>
          <SearchTools
            list={list}
            label="Search members"
            hint="By name, email, phone, username, city or country"
            after={total > 0 && !havePagesFailed(query) && <MemberActions list={list} />}
          >
            <Button
              variant="secondary"
              aria-expanded={showsFilters}
              onClick={() => setShowsFilters(!showsFilters)}
            >
              {list.set > 0 ? `Filters (${list.set})` : 'Filters'}
            </Button>
          </SearchTools>
        </Tools>
        {showsFilters && <FilterPanel list={list} />}
        <Stack gap={3}>
          <ListHead
            list={list}
            columnChoice={<MemberColumns list={list} />}
            found={describeState(list, exact.data?.total)}
          />
          <ListResults
            list={list}
            placeholder={<GridPlaceholder columns={list.gridColumns} />}
            failed={(error) =>
              refusedFilters(error).length > 0 && (
                <FilterProblem list={list} refused={refusedFilters(error)} />
              )
            }
            empty={{
              none: 'Members appear here when they register.',
              notFound: hasShownFilters
                ? 'Try fewer filters, or another search.'
                : 'Try fewer letters, or another spelling: the search finds parts of words.',
              ...(hasShownFilters && { clear: 'Clear search and filters' }),
              onClear: () => {
                show(undefined)
                list.search.clear()
              },
            }}
          >
            <MemberGrid
              label="Members of the club"
              list={list}
              total={total}
              openId={openId}
              hrefOf={hrefOf}
              onOpen={open}
              ref={grid}
            />
          </ListResults>
          <SelectedRows
            list={list}
            rowOf={selectedRow}
            fileOf={(ids) => ({
              path: exportAdminUsers.path,
              query: { ids, columns: columns?.join(), ...order },
            })}
            total={total}
          />
        </Stack>
      </Stack>
      {openId !== null && <MemberPanel key={openId} id={openId || null} onClose={close} />}
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
function describeState({ query, shown }: MemberList, exact: number | undefined): string {
  const page = query.data?.pages[0]
  if (havePagesFailed(query)) return ''
  if (query.isPlaceholderData) return 'Searching…'
  if (!page) return 'Loading members…'
  const { hasMore = false } = page
  return describeCount({
    total: (hasMore && exact) || page.total,
    isLeast: hasMore && exact === undefined,
    search: shown.filter.search,
    isFiltered: Object.keys(filtersOf(shown.filter)).length > 0,
  })
}
