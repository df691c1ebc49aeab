import { type MemberField, readColumns } from '@farandfew/domain/members/member-columns.ts'
import type {
  MemberFilterName,
  MemberFilterValues,
} from '@farandfew/domain/members/member-filters.ts'
import { exportAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import type { PublicUser } from '@farandfew/domain/members/user.ts'
import { type Ref, useMemo } from 'react'
import { EmptyNotice } from '../../shared/notices/empty-notice.tsx'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import type { GridHandle } from '../../shared/table/grid.types.ts'
import { GridPlaceholder } from '../../shared/table/grid-placeholder.tsx'
import { havePagesFailed } from '../../shared/table/pages.data.ts'
import { useMay } from '../../shared/role/role.ts'
import {
  loadForSelection,
  SelectionBar,
  type SelectedRow,
} from '../../shared/table/selection-bar.tsx'
import { useSelection } from '../../shared/table/selection.ts'
import { VirtualGrid } from '../../shared/table/virtual-grid.tsx'
import { FilterProblem, refusedFilters } from './filter-problem.tsx'
import { userColumns } from './user-columns.tsx'
import type { UsersQuery } from './users.data.ts'

interface UserResultsProps {
  query: UsersQuery
  /** The chosen columns; undefined for all. */
  columns: readonly MemberField[] | undefined
  /** All members that match, loaded or not. */
  total: number
  /** The member whose details are open. */
  openId: number | null
  hrefOf: (user: PublicUser) => string
  onSort: (column: MemberField) => void
  onOpen: (user: PublicUser) => void
  onClearSearch: () => void
  /** The filters that are set, also while an earlier list is still shown. */
  filters: MemberFilterValues
  onRemoveFilters: (names: readonly MemberFilterName[]) => void
  grid: Ref<GridHandle>
}

const keyOf = ({ id }: PublicUser) => id
const nameOf = ({ username }: PublicUser) => username
const selectionKey = ({ id }: PublicUser) => String(id)

const selectedRow = (user: PublicUser): SelectedRow => ({
  key: selectionKey(user),
  name: nameOf(user),
  subject: { kind: 'member', id: user.id },
})

/** The members that a search finds. Scrolling down loads more. Those that are selected can be tagged and exported together. */
export function UserResults({
  query,
  columns: chosen,
  openId,
  onClearSearch,
  filters,
  onRemoveFilters,
  grid,
  ...table
}: UserResultsProps) {
  const { data, error, fetchNextPage } = query
  const key = chosen?.join()
  // The URL gives a new list of the same columns each time.
  const columns = useMemo(() => userColumns(readColumns(key)), [key])
  const users = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const loadsMore = query.isFetchingNextPage
  const mayLoadMore =
    query.hasNextPage && !loadsMore && !query.isFetchNextPageError && !query.isPlaceholderData
  const loadMore = useMemo(
    () => (mayLoadMore ? () => void fetchNextPage() : undefined),
    [mayLoadMore, fetchNextPage],
  )

  const [first] = data?.pages ?? []
  const listKey = JSON.stringify(first?.filter)
  const selectable = useMemo(() => users.map(selectionKey), [users])
  const selection = useSelection(selectable, listKey)
  const [mayWrite, mayExport] = [useMay('write'), useMay('export')]

  if (havePagesFailed(query)) {
    const refused = refusedFilters(error)
    if (refused.length > 0) {
      return (
        <FilterProblem
          refused={refused}
          filters={filters}
          onRemove={() => onRemoveFilters(refused)}
        />
      )
    }
    return <LoadProblem title="We could not load the members." query={query} />
  }
  if (!first) return <GridPlaceholder columns={columns} />
  if (users.length === 0) {
    const isFiltered = Object.keys(first.filter.filters).length > 0
    return (
      <EmptyNotice
        isFiltered={first.filter.search !== '' || isFiltered}
        none="Members appear here when they register."
        notFound={
          isFiltered
            ? 'Try fewer filters, or another search.'
            : 'Try fewer letters, or another spelling: the search finds parts of words.'
        }
        {...(isFiltered && { clear: 'Clear search and filters' })}
        onClear={onClearSearch}
      />
    )
  }
  return (
    <>
      <SelectionBar
        selection={selection}
        rows={users.filter((user) => selection.keys.has(selectionKey(user))).map(selectedRow)}
        total={table.total}
        onSelectAll={async () => selection.set((await loadForSelection(query)).map(selectionKey))}
        csv={{
          path: exportAdminUsers.path,
          query: {
            ids: [...selection.keys].join('.'),
            columns: key,
            sort: first.filter.sort,
            direction: first.filter.direction,
          },
        }}
      />
      <VirtualGrid
        {...table}
        ref={grid}
        label="Members of the club"
        columns={columns}
        rows={users}
        keyOf={keyOf}
        order={first.filter}
        listKey={listKey}
        selection={mayWrite || mayExport ? selection : undefined}
        nameOf={nameOf}
        selected={openId ?? undefined}
        busy={query.isPlaceholderData}
        onNearEnd={loadMore}
        tail={loadsMore ? 'Loading more members…' : undefined}
      />
      {query.isFetchNextPageError && (
        <LoadProblem
          title="We could not load more members."
          query={{ error, isFetching: loadsMore, refetch: fetchNextPage }}
        />
      )}
    </>
  )
}
