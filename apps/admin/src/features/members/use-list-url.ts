import type { MemberView } from '@farandfew/domain/members/admin-member-views.ts'
import { filtersOf, memberFilters } from '@farandfew/domain/members/member-filters.ts'
import {
  type MemberField,
  memberFields,
  readColumns,
} from '@farandfew/domain/members/member-columns.ts'
import { useUrlOrder } from '../../shared/table/use-url-order.ts'
import { type UrlValues, useUrlState } from '../../shared/url/use-url-state.ts'

type SavedList = Pick<MemberView, 'id' | 'query'>

/** What a saved view has of the address. */
const listNames = [
  'search',
  ...memberFilters.map(({ name }) => name),
  'columns',
  'sort',
  'direction',
] as const

/** Filters, columns and order of the members' table in the URL. */
export function useListUrl() {
  const { get, change } = useUrlState()
  const order = useUrlOrder(memberFields)
  const values = Object.fromEntries(
    listNames.flatMap((name) => (get(name) === '' ? [] : [[name, get(name)]])),
  )
  return {
    ...order,
    filters: filtersOf(values),
    columns: readColumns(get('columns')),
    /** The list as a view saves it. */
    values,
    setFilters: (filters: UrlValues) => change(filters),
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

export type ListUrl = ReturnType<typeof useListUrl>
