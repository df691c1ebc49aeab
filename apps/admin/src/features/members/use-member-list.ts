import { listAdminUsers } from '@farandfew/domain/members/admin-members.contract.ts'
import {
  filtersOf,
  memberFilters,
  type MemberFilterValues,
  type MemberField,
  memberFields,
  memberOrder,
  readColumns,
} from '@farandfew/domain/members/admin-members.ts'
import { useMemo } from 'react'
import { type Chip, chipsOfParams } from '../../shared/table/filter-chips.tsx'
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
    nouns: { one: 'member', many: 'members' },
    also: {
      filter: filters,
      params: filterNames,
      chips: () => chipsOf(filters, change),
    },
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

/** The filters that are set, each with a button that removes it. */
const chipsOf = (filters: MemberFilterValues, change: (values: UrlValues) => void): Chip[] =>
  chipsOfParams(
    memberFilters.map((filter) => {
      const { name, label } = filter
      const value = filters[name] ?? ''
      const option = filter.kind === 'choice' && filter.options.find((one) => one.value === value)
      return { param: name, label, value: option ? option.label : value }
    }),
    change,
  )

export type MemberList = ReturnType<typeof useMemberList>
