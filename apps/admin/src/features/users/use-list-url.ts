import {
  filtersOf,
  type MemberField,
  memberFields,
  memberFilters,
  readColumns,
} from '@farandfew/domain/admin/users'
import { useUrlOrder } from '../../shared/table/use-url-order.ts'
import { type UrlValues, useUrlState } from '../../shared/url/use-url-state.ts'

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
    /** Shows a saved list. */
    show: (view: Readonly<Record<string, string>>) =>
      change(Object.fromEntries(listNames.map((name) => [name, view[name]])), { push: true }),
  }
}

export type ListUrl = ReturnType<typeof useListUrl>
