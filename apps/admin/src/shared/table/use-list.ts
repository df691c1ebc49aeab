import type { QueueName } from '@farandfew/domain/today/admin-open-work.ts'
import type { Contract } from '@farandfew/domain/contract/contract.ts'
import {
  type Direction,
  type ListOrder,
  type Ordering,
  orderingOf,
  type SortOf,
} from '@farandfew/domain/contract/list-order.ts'
import type { SavedList } from '@farandfew/domain/saved-views/saved-views.ts'
import type { SelectOption } from '@farandfew/ui/field/select-field.tsx'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { useQueueRefresh } from '../open-work/open-work.data.ts'
import { useUrlSearch } from '../search/use-url-search.ts'
import { type UrlValues, useUrlState } from '../url/use-url-state.ts'
import type { Chip } from './filter-chips.tsx'
import type { Viewing } from './saved-views.tsx'
import { useKeptRows, useTouchedRows } from './keep-rows.ts'
import { type FilterOf, type PageOf, type PagesQuery, type RowOf, usePages } from './pages.data.ts'
import { useSelection } from './selection.ts'

/** A choice above a list, which is stored in the address. */
interface ListChoice<Value extends string, Page = unknown> {
  /** The parameter of the address, if the API has another name for it. */
  param?: string
  label: string
  /** The label of no choice, such as 'All states'. Without one the first value is the default. */
  all?: string
  values: readonly Value[]
  labelOf(value: Value, page: Page | undefined): string
  /** The values that can be chosen besides the chosen one, if not all. */
  offered?(page: Page | undefined): readonly string[]
  /** The parameters that another choice removes, because their values depend on it. */
  removes?: readonly string[]
}

type Key = string | number

const idOf = (row: unknown) => (row as { id: Key }).id

interface ListOptions<E extends Contract, View extends string, Chosen, Order extends ListOrder> {
  /** Which part of the list is shown, by default that of the first value. The API calls it `state`. */
  view?: ListChoice<View>
  /** By the API's names. */
  filters?: { readonly [Name in keyof Chosen]: ListChoice<Chosen[Name] & string, PageOf<E>> }
  /** More of the API's filters, which the page itself reads from parameters of the address, and whether they may hide rows. */
  also?: { filter: FilterOf<E>; params: readonly string[]; isSet: boolean }
  /** What it can be sorted by. The default of a queue depends on the choices. */
  order: Order | ((chosen: Readonly<Record<string, string>>) => Order)
  /** The default, if it is not that of the API. */
  firstBy?: SortOf<Order>
  /** Its name, if operators save views of it. */
  saved?: SavedList
  /** Whether scrolling loads more. Its pages are large, and a list that is shown again is not read again. */
  scrolls?: boolean
  /** What identifies a row, by default its id. Pass the same function each time. */
  keyOf?: (row: RowOf<E>) => Key
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
  removes: readonly string[]
  /** The default, which is not in the address. */
  unset: string
  /** Whether it is the default. */
  isUnset: boolean
}

/** A choice as its select has it, from its row and the address. */
function choiceOf(
  name: string,
  row: ListChoice<string>,
  get: (param: string) => string,
  page: unknown,
): Choice {
  const { param = name, label, all, values, labelOf, removes = [] } = row
  const unset = all === undefined ? (values[0] ?? '') : ''
  // A wrong link shows the default.
  const value = values.find((one) => one === get(param)) ?? unset
  const offered = row.offered?.(page) ?? values
  const options = [...offered, ...(value && !offered.includes(value) ? [value] : [])].map(
    (one) => ({ value: one, label: labelOf(one, page) }),
  )
  if (all !== undefined) options.unshift({ value: '', label: all })
  return { param, label, value, options, removes, unset, isUnset: value === unset }
}

/** What the rows on the screen were asked for: until another list was read, they are those of the one before. */
function useShown<Asked extends { listKey: string }>(
  asked: Asked,
  isPlaceholderData: boolean,
): Asked {
  const [shown, setShown] = useState(asked)
  if (isPlaceholderData || shown.listKey === asked.listKey) return shown
  setShown(asked)
  return asked
}

const reversed: Readonly<Record<Direction, Direction>> = { asc: 'desc', desc: 'asc' }

/** The order in the address; a wrong link shows the default. */
function readOrder<const Order extends ListOrder>(order: Order, get: (param: string) => string) {
  const sort = Object.hasOwn(order, get('sort')) ? (get('sort') as SortOf<Order>) : undefined
  const direction = get('direction')
  return orderingOf(order, {
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : undefined,
  })
}

/** An order as the address has it: without what is the default. */
function valuesOfOrder<const Order extends ListOrder>(
  order: Order,
  { sort, direction }: Ordering<SortOf<Order>>,
) {
  const first = orderingOf(order)
  return {
    sort: sort === first.sort ? '' : sort,
    direction: direction === order[sort] ? '' : direction,
  }
}

/** The values that remove parameters from the address. */
const withoutParams = (params: readonly string[]): UrlValues =>
  Object.fromEntries(params.map((param) => [param, '']))

/** What a list is asked for, by the API's names. */
type AskedFilter<E extends Contract, Chosen> = FilterOf<E> & { search: string } & {
  readonly [Name in keyof Chosen]: Chosen[Name] | ''
}

/** A list of the API with its search, its choices and its order, all of them in the address. */
export function useList<
  const E extends Contract,
  View extends string = never,
  Chosen = unknown,
  const Order extends ListOrder = ListOrder,
>(endpoint: E, options: ListOptions<E, View, Chosen, Order>) {
  const { view, filters, also, saved, scrolls = false, queue, kept = [], keyOf = idOf } = options
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
  const known = typeof options.order === 'function' ? options.order(chosen) : options.order
  const offered = options.firstBy ? { [options.firstBy]: known[options.firstBy], ...known } : known
  const order = readOrder(offered, get)
  const sortWith = (ordering: Ordering<SortOf<Order>>) => change(valuesOfOrder(offered, ordering))
  const filter = {
    search,
    ...chosen,
    ...valuesOfOrder(known, order),
    ...also?.filter,
  } as unknown as AskedFilter<E, Chosen>
  const listKey = JSON.stringify(filter)
  const query = usePages(endpoint, filter, { scrolls })
  const page = query.data?.pages.at(-1) as PageOf<E> | undefined
  const choices = read(page).map(([, choice]) => choice)
  const hiding = choices.slice(view ? 1 : 0)
  const isFiltered = search !== '' || also?.isSet === true || hiding.some(({ isUnset }) => !isUnset)
  const shown = useShown({ listKey, filter, order, isFiltered }, query.isPlaceholderData)

  useQueueRefresh(queue, query)
  const { touched, touching } = useTouchedRows()
  const rows = useKeptRows<RowOf<E>>(query, {
    keyOf,
    kept: queue ? [...touched, ...kept] : [],
    listKey,
  })
  const keys = useMemo(() => rows.map((row) => String(keyOf(row))), [rows, keyOf])
  const selection = useSelection(keys, shown.listKey)
  const items = useRef<HTMLUListElement>(null)
  return {
    ...searching,
    query: query as PagesQuery<PageOf<E>>,
    rows,
    /** The last page that was read. */
    page,
    keyOf,
    choices,
    choose: ({ param, removes, unset }: Choice, value: string) =>
      change({ ...withoutParams(removes), [param]: value === unset ? '' : value }),
    view: chosen['state'] as View,
    filter,
    /** What the rows on the screen were asked for, and whether the search or a filter may hide some. */
    shown,
    /** Sorts by another column, or reverses the order. */
    sortBy: (wanted: SortOf<Order>) =>
      sortWith({
        sort: wanted,
        direction:
          wanted === order.sort
            ? reversed[order.direction]
            : orderingOf(offered, { sort: wanted }).direction,
      }),
    sortWith,
    order,
    /** The filters that are set, besides those of the page itself. */
    chips: hiding
      .filter(({ isUnset }) => !isUnset)
      .map((choice): Chip => {
        const { param, label, value, options } = choice
        return {
          label,
          value: options.find((one) => one.value === value)?.label ?? value,
          onRemove: () => change({ ...withoutParams(choice.removes), [param]: '' }),
        }
      }),
    /** What a saved view has of the address; undefined if none can be saved. */
    viewing: saved && {
      list: saved,
      names: [
        'search',
        ...choices.map(({ param }) => param),
        ...(also?.params ?? []),
        'columns',
        ...['sort', 'direction'],
      ],
    },
    scrolls,
    /** Takes the search and the filters away, and focuses the search. */
    showAll: () => {
      const params = [...hiding.map(({ param }) => param), ...(also?.params ?? [])]
      searching.type('')
      change(withoutParams(['search', ...params]))
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
  choose: (choice: Choice, value: string) => void
  shown: { isFiltered: boolean }
  scrolls: boolean
  order: Ordering
  sortBy: (column: never) => void
  sortWith: (order: never) => void
  viewing: Viewing | undefined
  chips: readonly Chip[]
  showAll: () => void
  selection: ReturnType<typeof useSelection>
  touching: (row: Row) => object | undefined
  items: RefObject<HTMLUListElement | null>
  filter: Readonly<Record<string, string | undefined>>
}
