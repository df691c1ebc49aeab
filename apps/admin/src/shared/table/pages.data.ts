import { call, endpointKey } from '@farandfew/api-client'
import type {
  Contract,
  ContractInput,
  ContractOutput,
} from '@farandfew/domain/contract/contract.ts'
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

/** The input of a call that reads a page. */
function toPageInput<E extends Contract>(filter: FilterOf<E>, cursor?: string): ContractInput<E> {
  const given = Object.entries({ ...filter, cursor }).filter(([, value]) => value)
  return { query: Object.fromEntries(given) } as ContractInput<E>
}

/** The rows that a filter finds, page after page. The previous rows stay while a new filter loads. */
export function usePages<const E extends Contract>(endpoint: E, filter: FilterOf<E>) {
  return useInfiniteQuery({
    queryKey: [...endpointKey(endpoint, toPageInput<E>(filter)), 'pages'],
    queryFn: async ({ pageParam, signal }) =>
      (await call(endpoint, toPageInput<E>(filter, pageParam), { signal })) as PageOf<E>,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // A page that is opened again shows what has happened since.
    gcTime: 0,
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
