import type { CallOptions } from '@farandfew/api-client/call'
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
} from '@tanstack/react-query'

/** What every table of the API answers. */
export interface TablePage<Item> {
  items: Item[]
  nextCursor: string | null
  total: number
}

type Filter = Readonly<Record<string, string | undefined>>

/**
 * The rows that a filter finds, page after page. While another filter is asked for, what the one before found stays.
 * `path` names the table in the cache.
 */
export function usePages<Page extends TablePage<unknown>>(
  path: string,
  filter: Filter,
  fetchPage: (query: Filter, options: CallOptions) => Promise<Page>,
) {
  return useInfiniteQuery({
    queryKey: [path, filter],
    queryFn: ({ pageParam, signal }) => {
      const asked = Object.entries({ ...filter, cursor: pageParam }).filter(([, value]) => value)
      return fetchPage(Object.fromEntries(asked), { signal })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // A room that is entered again, and a filter that is chosen again, tell of what was done since.
    gcTime: 0,
  })
}

export type PagesQuery<Page extends TablePage<unknown>> = ReturnType<typeof usePages<Page>>

/** Whether what was asked for could not be read, be it that it is tried again just now. */
export const havePagesFailed = ({
  data,
  errorUpdateCount,
  isPlaceholderData,
}: Pick<PagesQuery<TablePage<unknown>>, 'data' | 'errorUpdateCount' | 'isPlaceholderData'>) =>
  errorUpdateCount > 0 && (!data || isPlaceholderData)

/** Changes a table's pages in the cache, whatever filter each was asked with. */
export function changePages<Page extends TablePage<unknown>>(
  client: QueryClient,
  path: string,
  change: (page: Page) => Page,
): void {
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: [path] },
    (data) => data && { ...data, pages: data.pages.map(change) },
  )
}
