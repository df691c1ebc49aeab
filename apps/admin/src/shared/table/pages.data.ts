import { call, endpointKey } from '@farandfew/api-client'
import type {
  Contract,
  ContractInput,
  ContractOutput,
} from '@farandfew/domain/contract/contract.ts'
import { adminPage } from '@farandfew/domain/constants/limits.ts'
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query'

/** A page of any table of the API. */
export interface TablePage<Item> {
  items: Item[]
  nextCursor: string | null
  total: number
  /** There are more than `total`. */
  hasMore?: true | undefined
}

/** The page that an endpoint returns; never if it returns none. */
export type PageOf<E extends Contract> = Extract<ContractOutput<E>, TablePage<unknown>>
export type RowOf<E extends Contract> = PageOf<E>['items'][number]

/** The query parameters of an endpoint. Those that are empty or undefined are not sent. */
export type FilterOf<E extends Contract> =
  ContractInput<E> extends { query: infer Query extends object }
    ? { readonly [Name in Exclude<keyof Query, 'cursor'>]?: Query[Name] | '' }
    : never

/** What is given of a filter. */
export const withoutEmpty = <Filter extends object>(filter: Filter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as {
    readonly [Name in keyof Filter]?: Exclude<Filter[Name], ''>
  }

/** The input of a call that reads a page. */
function toPageInput<E extends Contract>(
  filter: FilterOf<E>,
  { limit, cursor }: Pick<PageReading, 'limit' | 'cursor'> = {},
): ContractInput<E> {
  return { query: withoutEmpty({ limit, ...filter, cursor }) } as ContractInput<E>
}

interface PageReading {
  cursor?: string | undefined
  /** How many rows it has, if not the default of the API. */
  limit?: string | undefined
  signal: AbortSignal
}

/** Reads one page of the rows that a filter finds. */
export const readPage = async <const E extends Contract>(
  endpoint: E,
  filter: FilterOf<E>,
  { cursor, limit, signal }: PageReading,
) => (await call(endpoint, toPageInput<E>(filter, { limit, cursor }), { signal })) as PageOf<E>

/** As many rows as the API allows on a page. */
export const largestPage = String(adminPage.max)

/**
 * The rows that a filter finds, page after page. The previous rows stay while a new filter loads. If scrolling loads more,
 * pages are as large as the API allows, and kept.
 */
export function usePages<const E extends Contract>(
  endpoint: E,
  filter: FilterOf<E>,
  { scrolls }: { scrolls: boolean },
) {
  const limit = scrolls ? largestPage : undefined
  return useInfiniteQuery({
    queryKey: [...endpointKey(endpoint, toPageInput<E>(filter)), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      readPage(endpoint, filter, { cursor: pageParam, limit, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // Another page that is opened again shows what has happened since.
    ...(!scrolls && { gcTime: 0 }),
  })
}

export type PagesQuery<Page extends TablePage<unknown>> = ReturnType<
  typeof useInfiniteQuery<Page, Error, InfiniteData<Page>>
>

/** Whether the rows could not be read. Stays true while they are tried again. */
export const havePagesFailed = ({
  data,
  errorUpdateCount,
  isPlaceholderData,
}: Pick<PagesQuery<TablePage<unknown>>, 'data' | 'errorUpdateCount' | 'isPlaceholderData'>) =>
  errorUpdateCount > 0 && (!data || isPlaceholderData)

/** Changes the cached pages of a table, whatever filter they were read with. */
export function changePages<const E extends Contract>(
  client: QueryClient,
  endpoint: E,
  change: (page: PageOf<E>) => PageOf<E>,
): void {
  client.setQueriesData<InfiniteData<PageOf<E>>>(
    {
      queryKey: endpointKey(endpoint),
      predicate: ({ queryKey }) => queryKey.at(-1) === 'pages',
    },
    (data) => data && { ...data, pages: data.pages.map(change) },
  )
}
