import type { MemberView } from '@farandfew/domain/members/admin-member-views.ts'
import { listAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import { filtersOf, memberFilters } from '@farandfew/domain/members/member-filters.ts'
import {
  type MemberField,
  memberFields,
  readColumns,
} from '@farandfew/domain/members/member-columns.ts'
import { useMemo } from 'react'
import { useList } from '../../shared/table/use-list.ts'
import { type UrlValues, useUrlState } from '../../shared/url/use-url-state.ts'
import { gridColumnsOf } from './member-columns.tsx'

type SavedList = Pick<MemberView, 'id' | 'query'>

const filterNames = memberFilters.map(({ name }) => name)

/** What a saved view has of the address. */
const listNames = ['search', ...filterNames, 'columns', 'sort', 'direction'] as const

/** The members, whose filters, columns and saved view are in the address. */
export function useMemberList() {
  const { get, change } = useUrlState()
  const values = Object.fromEntries(
    listNames.flatMap((name) => (get(name) === '' ? [] : [[name, get(name)]])),
  )
  const filters = filtersOf(values)
  const list = useList(listAdminUsers, {
    also: { filter: filters, params: filterNames, isSet: Object.keys(filters).length > 0 },
    sorts: memberFields,
    scrolls: true,
  })
  const columns = get('columns')
  return {
    ...list,
    filters,
    /** The chosen columns; undefined for all. */
    columns: readColumns(columns),
    /** The same array until other columns are chosen. */
    gridColumns: useMemo(() => gridColumnsOf(readColumns(columns)), [columns]),
    /** The list as a view saves it. */
    values,
    setFilters: (changed: UrlValues) => change(changed),
    setColumns: (columns: readonly MemberField[]) =>
      change({ columns: columns.length === memberFields.length ? '' : columns.join(',') }),
    /** The saved view that was chosen, '' if none. The list may have changed since. */
    viewId: get('view'),
    /** Shows a saved view; all members without one. */
    show: (view: SavedList | undefined, { push = true }: { push?: boolean } = {}) =>
      change(
        {
          ...Object.fromEntries(listNames.map((name) => [name, view?.query[name]])),
          view: view && String(view.id),
        },
        { push },
      ),
    /** Names the view that has the list, without changing the list. */
    nameView: (view: SavedList | undefined) => change({ view: view && String(view.id) }),
  }
}

export type MemberList = ReturnType<typeof useMemberList>
