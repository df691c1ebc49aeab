import type { QueueName } from '@farandfew/domain/today/admin-open-work.ts'
import type { Contract } from '@farandfew/domain/contract/contract.ts'
import type { SelectOption } from '@farandfew/ui/field/select-field.tsx'
import { type RefObject, useRef } from 'react'
import { useQueueRefresh } from '../open-work/open-work.data.ts'
import { useUrlSearch } from '../search/use-url-search.ts'
import { useUrlState } from '../url/use-url-state.ts'
import { useKeptRows, useTouchedRows } from './keep-rows.ts'
import { type FilterOf, type PageOf, type PagesQuery, type RowOf, usePages } from './pages.data.ts'
import { useSelection } from './selection.ts'

/** A choice above a list, which is stored in the address. */
interface ListChoice<Value extends string, Page = unknown> {
  /** The parameter of the address, if the API has another name for it. */
  param?: string
  label: string
  values: readonly Value[]
  labelOf(value: Value, page: Page | undefined): string
}

/** A choice that can hide rows, with the label of no choice: 'Every state'. */
interface ListFilter<Value extends string, Page = unknown> extends ListChoice<Value, Page> {
  all: string
}

type Key = string | number

interface ListOptions<E extends Contract, View extends string, Chosen> {
  /** Which part of the list is shown, by default that of the first value. The API calls it `state`. */
  view?: ListChoice<View>
  /** By the API's names. */
  filters?: { readonly [Name in keyof Chosen]: ListFilter<Chosen[Name] & string, PageOf<E>> }
  /** More of the API's filters, which the page itself reads from parameters of the address, and whether they may hide rows. */
  also?: { filter: FilterOf<E>; params: readonly string[]; isSet: boolean }
  /** The queue whose changes make the list be read again, without losing the rows that the operator uses. */
  queue?: QueueName
  /** More rows that stay although they have left the list. */
  kept?: readonly Key[]
}

interface Choice {
  param: string
  label: string
  value: string
  options: readonly SelectOption[]
  /** Whether it is the default. */
  isUnset: boolean
}

/** A choice as its select has it, from its row and the address. */
function choiceOf(
  name: string,
  row: ListChoice<string> | ListFilter<string>,
  get: (param: string) => string,
  page: unknown,
): Choice {
  const { param = name, label, values, labelOf } = row
  const options = values.map((value) => ({ value, label: labelOf(value, page) }))
  if ('all' in row) options.unshift({ value: '', label: row.all })
  const [unset = { value: '' }] = options
  // A wrong link shows the default.
  const value = values.find((one) => one === get(param)) ?? unset.value
  return { param, label, value, options, isUnset: value === unset.value }
}

/** A list of the API with its search and its choices. */
export function useList<const E extends Contract, View extends string = never, Chosen = unknown>(
  endpoint: E,
  { view, filters, also, queue, kept = [] }: ListOptions<E, View, Chosen> = {},
) {
  const searching = useUrlSearch()
  const { search } = searching
  const { get, change } = useUrlState()
  const rowsOfChoices = Object.entries({ ...(view && { state: view }), ...filters }) as [
    string,
    ListChoice<string>,
  ][]
  const read = (page?: unknown) =>
    rowsOfChoices.map(([name, row]) => [name, choiceOf(name, row, get, page)] as const)
  const chosen = Object.fromEntries(read().map(([name, { value }]) => [name, value]))
  const filter = { search, ...chosen, ...also?.filter } as unknown as FilterOf<E>
  const listKey = JSON.stringify(filter)
  const query = usePages(endpoint, filter)
  const page = query.data?.pages.at(-1) as PageOf<E> | undefined
  const choices = read(page).map(([, choice]) => choice)
  const hiding = choices.slice(view ? 1 : 0)

  useQueueRefresh(queue, query)
  const keyOf = (row: RowOf<E>) => (row as { id: Key }).id
  const { touched, touching } = useTouchedRows()
  const rows = useKeptRows<RowOf<E>>(query, {
    keyOf,
    kept: queue ? [...touched, ...kept] : [],
    listKey,
  })
  const selection = useSelection(
    rows.map((row) => String(keyOf(row))),
    listKey,
  )
  const items = useRef<HTMLUListElement>(null)
  return {
    ...searching,
    query: query as PagesQuery<PageOf<E>>,
    rows,
    /** The last page that was read. */
    page,
    keyOf,
    choices,
    choose: (param: string, value: string) => change({ [param]: value }),
    view: chosen['state'] as View,
    /** What was read, by the API's names. */
    filter: filter as FilterOf<E> & { search: string } & {
      readonly [Name in keyof Chosen]: Chosen[Name] | ''
    },
    /** Whether the search or a filter may hide rows. */
    isFiltered: search !== '' || also?.isSet === true || hiding.some(({ isUnset }) => !isUnset),
    /** Takes the search and the filters away, and focuses the search. */
    showAll: () => {
      const params = [...hiding.map(({ param }) => param), ...(also?.params ?? [])]
      searching.type('')
      change(Object.fromEntries(['search', ...params].map((param) => [param, ''])))
      searching.fieldRef.current?.focus()
    },
    selection,
    /** The props by which a row notices that the operator uses it. */
    touching: (row: RowOf<E>) => (queue ? touching(keyOf(row)) : undefined),
    items,
    /** Focuses a part of a row that is shown as an item. */
    focusItem: (key: Key, part: string) =>
      items.current?.querySelector<HTMLElement>(`[data-row="${key}"] ${part}`)?.focus(),
    /** The next row that waits after one that no longer does, or the first one; undefined if there is none. */
    nextOf: (key: Key, waits: (row: RowOf<E>) => boolean): RowOf<E> | undefined => {
      const index = rows.findIndex((row) => keyOf(row) === key)
      const isNext = (row: RowOf<E>) => keyOf(row) !== key && waits(row)
      return rows.slice(index + 1).find(isNext) ?? rows.find(isNext)
    },
  }
}

/** What is drawn of a list. */
export interface List<Row> {
  search: string
  typed: string
  type: (text: string) => void
  apply: (text: string) => void
  fieldRef: ReturnType<typeof useUrlSearch>['fieldRef']
  query: PagesQuery<{ items: Row[]; nextCursor: string | null; total: number }>
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  choices: readonly Choice[]
  choose: (param: string, value: string) => void
  isFiltered: boolean
  showAll: () => void
  selection: ReturnType<typeof useSelection>
  touching: (row: Row) => object | undefined
  items: RefObject<HTMLUListElement | null>
  filter: Readonly<Record<string, string | undefined>>
}
