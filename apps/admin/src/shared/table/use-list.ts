import type { QueueName } from '@farandfew/domain/today/admin-today.ts'
import type { Contract } from '@farandfew/domain/contract/contract.ts'
import type { ListOrder, SortOf } from '@farandfew/domain/contract/list-order.ts'
import type { SavedList } from '@farandfew/domain/saved-views/saved-views.ts'
import { type RefObject, useMemo, useState, useRef } from 'react'
import { useQueueRefresh } from '../open-work/open-work.data.ts'
import { useUrlSearch } from '../search/use-url-search.ts'
import { useUrlState } from '../url/use-url-state.ts'
import type { Nouns } from './describe-pages.ts'
import type { Chip } from './filter-chips.tsx'
import { useKeptRows, useTouchedRows } from './keep-rows.ts'
import {
  type Choice,
  chipOfChoice,
  type ListChoice,
  type ListChoices,
  readChoices,
  withoutParams,
} from './list-choices.ts'
import { type ListSorting, useSorting } from './list-sorting.ts'
import { type FilterOf, type PageOf, type PagesQuery, type RowOf, usePages } from './pages.data.ts'
import type { Viewing } from './saved-views.tsx'
import { type Selection, useSelection } from './selection.ts'

type Key = string | number

const idOf = (row: unknown) => (row as { id: Key }).id

interface ListOptions<E extends Contract, View extends string, Chosen, Order extends ListOrder> {
  /** What its rows are called. */
  nouns: Nouns
  /** The call that answers it as a file. */
  file?: Pick<Contract, 'path'>
  /** Which part of the list is shown, by default that of the first value. The API calls it `state`. */
  view?: ListChoice<View>
  /** By the API's names. */
  filters?: { readonly [Name in keyof Chosen]: ListChoice<Chosen[Name] & string, PageOf<E>> }
  /** More of the API's filters, which the page itself reads from parameters of the address. */
  also?: {
    filter: FilterOf<E>
    params: readonly string[]
    /** Those that are set. Their words may depend on the page that was read last. */
    chips?: (page: PageOf<E> | undefined) => readonly Chip[]
    /** How many are set, by default as many as have chips, and whether they may hide rows, by default if one is set. */
    set?: number
    isSet?: boolean
  }
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

/** The choices that the rows on the screen belong to: until another list was read, they are those of the one before. */
function useShown<Choices extends { listKey: string }>(
  current: Choices,
  isPlaceholderData: boolean,
): Choices {
  const [shown, setShown] = useState(current)
  if (isPlaceholderData || shown.listKey === current.listKey) return shown
  setShown(current)
  return current
}

/** The parameters of a list, by the API's names. */
type ListFilter<E extends Contract, Chosen> = FilterOf<E> & { search: string } & {
  readonly [Name in keyof Chosen]: Chosen[Name] | ''
}

/** A list of the API with its search, its choices and its order, all of them in the address. */
export function useList<
  const E extends Contract,
  View extends string = never,
  Chosen = unknown,
  const Order extends ListOrder = ListOrder,
>(endpoint: E, options: ListOptions<E, View, Chosen, Order>) {
  const { nouns, view, filters, also, saved, scrolls = false, queue, keyOf = idOf } = options
  const search = useUrlSearch()
  const url = useUrlState()
  const rowsOfChoices = { ...(view && { state: view }), ...filters } as ListChoices
  const chosen = Object.fromEntries(
    readChoices(rowsOfChoices, url).map(({ name, value }) => [name, value]),
  )
  const { orderParams, ...sorting } = useSorting(
    typeof options.order === 'function' ? options.order(chosen) : options.order,
    options.firstBy,
  )
  const filter = {
    search: search.search,
    ...chosen,
    ...orderParams,
    ...also?.filter,
  } as unknown as ListFilter<E, Chosen>
  const listKey = JSON.stringify(filter)
  const query = usePages(endpoint, filter, { scrolls }) as PagesQuery<PageOf<E>>
  const page = query.data?.pages.at(-1)
  const choices = readChoices(rowsOfChoices, url, page)
  const setChoices = choices.filter(({ isUnset }) => !isUnset)
  const hiding = setChoices.filter(({ name }) => !view || name !== 'state')
  const moreChips = also?.chips?.(page) ?? []
  const { set = moreChips.length, isSet = set > 0, params = [] } = also ?? {}
  const isFiltered = search.search !== '' || isSet || hiding.length > 0
  const shown = useShown(
    { listKey, filter, order: sorting.order, isFiltered },
    query.isPlaceholderData,
  )

  useQueueRefresh(queue, query)
  const { touched, touching } = useTouchedRows()
  const rows = useKeptRows<RowOf<E>>(query, {
    keyOf,
    kept: queue ? [...touched, ...(options.kept ?? [])] : [],
    listKey,
  })
  const keys = useMemo(() => rows.map((row) => String(keyOf(row))), [rows, keyOf])
  const selection = useSelection(keys, shown.listKey)
  const { itemsRef, ...items } = useListItems(rows, keyOf)
  const viewing = useViewing(saved, [
    'search',
    ...choices.map(({ param }) => param),
    ...params,
    'columns',
    'sort',
    'direction',
  ])
  const focusSearch = () => search.fieldRef.current?.focus()
  return {
    nouns,
    file: options.file?.path,
    search,
    query,
    rows,
    keyOf,
    /** The last page that was read. */
    page,
    scrolls,
    view: chosen['state'] as View,
    filter,
    /** The choices that the rows on the screen belong to, and whether the search or a filter may hide some. */
    shown,
    choices,
    /** How many choices and filters are set. */
    set: setChoices.length + set,
    /** The filters that are set. */
    chips: [...hiding.map(chipOfChoice), ...moreChips].map((chip) => ({
      ...chip,
      onRemove: () => {
        chip.onRemove()
        // The button is gone with its filter.
        focusSearch()
      },
    })),
    /** Takes the search and the filters away, and focuses the search. */
    showAll: () => {
      const all = choices.filter(({ name }) => !view || name !== 'state')
      search.type('')
      url.change(withoutParams(['search', ...all.map(({ param }) => param), ...params]))
      focusSearch()
    },
    sorting,
    viewing,
    selection,
    items,
    itemsRef,
    /** The props by which a row notices that the operator uses it. */
    touching: (row: RowOf<E>) => (queue ? touching(keyOf(row)) : undefined),
  }
}

/** Moves the focus among the rows of a list that are shown as items. */
function useListItems<Row>(rows: readonly Row[], keyOf: (row: Row) => string | number) {
  const itemsRef = useRef<HTMLUListElement>(null)
  return {
    itemsRef,
    /** Focuses a part of an item. */
    focus: (key: string | number, part: string) =>
      itemsRef.current?.querySelector<HTMLElement>(`[data-row="${key}"] ${part}`)?.focus(),
    /** The next row that waits after one that no longer does, or the first one; undefined if there is none. */
    nextOf: (key: string | number, waits: (row: Row) => boolean): Row | undefined => {
      const index = rows.findIndex((row) => keyOf(row) === key)
      const isNext = (row: Row) => keyOf(row) !== key && waits(row)
      return rows.slice(index + 1).find(isNext) ?? rows.find(isNext)
    },
  }
}

/** What a saved view has of the address, and whether the panel of the views is open; undefined if none can be saved. */
function useViewing(list: SavedList | undefined, names: readonly string[]): Viewing | undefined {
  const [isOpen, setOpen] = useState(false)
  return list && { list, names, isOpen, toggle: () => setOpen(!isOpen) }
}

/** What the parts of a list show of it. */
export interface List<Row> {
  nouns: Nouns
  /** The address of its file. */
  file: string | undefined
  search: ReturnType<typeof useUrlSearch>
  query: PagesQuery<{ items: Row[]; nextCursor: string | null; total: number }>
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  scrolls: boolean
  filter: Readonly<Record<string, string | undefined>>
  shown: { isFiltered: boolean }
  choices: readonly Choice[]
  set: number
  chips: readonly Chip[]
  showAll: () => void
  sorting: ListSorting
  viewing: Viewing | undefined
  selection: Selection
  itemsRef: RefObject<HTMLUListElement | null>
  touching: (row: Row) => object | undefined
}
