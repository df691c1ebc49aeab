import type { ListedMember } from '@farandfew/domain/members/admin-members.ts'
import { type Ref, useMemo } from 'react'
import { useMay } from '../../shared/role/role.ts'
import { type GridHandle, VirtualGrid } from '../../shared/table/virtual-grid.tsx'
import type { MemberList } from './use-member-list.ts'

interface MemberGridProps {
  /** What it is called, for screen readers. */
  label: string
  list: MemberList
  /** All members that match, loaded or not. */
  total: number
  /** The member whose details are open. */
  openId: number | null
  hrefOf: (user: ListedMember) => string
  onOpen: (user: ListedMember) => void
  ref: Ref<GridHandle>
}

const keyOf = ({ id }: ListedMember) => id
const nameOf = ({ username }: ListedMember) => username

/** The members that a search finds. Scrolling down loads more. Those that are selected can be tagged and exported together. */
export function MemberGrid({ list, openId, ...grid }: MemberGridProps) {
  const { query, shown } = list
  const { fetchNextPage, isFetchingNextPage } = query
  const mayLoadMore =
    query.hasNextPage &&
    !isFetchingNextPage &&
    !query.isFetchNextPageError &&
    !query.isPlaceholderData
  const loadMore = useMemo(
    () => (mayLoadMore ? () => void fetchNextPage() : undefined),
    [mayLoadMore, fetchNextPage],
  )
  const [mayWrite, mayExport] = [useMay('write'), useMay('export')]
  return (
    <VirtualGrid
      {...grid}
      columns={list.gridColumns}
      rows={list.rows}
      keyOf={keyOf}
      sorting={{ order: shown.order, sortBy: list.sorting.sortBy }}
      listKey={shown.listKey}
      selection={mayWrite || mayExport ? list.selection : undefined}
      nameOf={nameOf}
      selected={openId ?? undefined}
      busy={query.isPlaceholderData}
      onNearEnd={loadMore}
      tail={isFetchingNextPage ? 'Loading more members…' : undefined}
    />
  )
}
