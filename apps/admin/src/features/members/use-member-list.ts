import { listAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import { filtersOf, memberFilters } from '@farandfew/domain/members/member-filters.ts'
import {
  type MemberField,
  memberFields,
  memberOrder,
  readColumns,
} from '@farandfew/domain/members/member-columns.ts'
import { useMemo } from 'react'
import { useList } from '../../shared/table/use-list.ts'
import { type UrlValues, useUrlState } from '../../shared/url/use-url-state.ts'
import { gridColumnsOf } from './member-columns.tsx'

const filterNames = memberFilters.map(({ name }) => name)

/** The members, whose filters, columns and saved view are in the address. */
export function useMemberList() {
  const { get, change } = useUrlState()
  const filters = filtersOf(
    Object.fromEntries(filterNames.map((name) => [name, get(name) || undefined])),
  )
  const list = useList(listAdminUsers, {
    also: { filter: filters, params: filterNames, isSet: Object.keys(filters).length > 0 },
    order: memberOrder,
    scrolls: true,
    saved: 'members',
  })
  const columns = get('columns')
  return {
    ...list,
    viewing: list.viewing!,
    filters,
    /** The chosen columns; undefined for all. */
    columns: readColumns(columns),
    /** The same array until other columns are chosen. */
    gridColumns: useMemo(() => gridColumnsOf(readColumns(columns)), [columns]),
    setFilters: (changed: UrlValues) => change(changed),
    setColumns: (columns: readonly MemberField[]) =>
      change({ columns: columns.length === memberFields.length ? '' : columns.join(',') }),
  }
}

export type MemberList = ReturnType<typeof useMemberList>
