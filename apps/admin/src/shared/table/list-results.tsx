import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { LoadProblem } from '../notices/load-problem.tsx'
import { havePagesFailed } from './pages.data.ts'
import type { List } from './use-list.ts'

export interface ListResultsProps<Row> {
  list: List<Row>
  /** The name of the rows in a failure, if it is not that of the list. */
  what?: string | undefined
  /** Or the whole notice. */
  empty:
    | ReactElement
    | {
        /** Why there is nothing at all. */
        none: string
        /** What to do if search and filters find nothing. */
        notFound: string
        /** How to search, if a search finds nothing. */
        searchHint?: string
        /** The button that takes them away, by default 'Clear the search'. */
        clear?: string
        /** What it does, if more than that. */
        onClear?: () => void
      }
  /** Shown while the first page loads. */
  placeholder: ReactNode
  /** Replaces the usual problem if the rows could not be read, unless it renders nothing. */
  failed?: (error: Error | null) => ReactNode
  /** The rows. */
  children: ReactNode
}

/** The rows of a list, or why there are none, with a button that loads more unless scrolling does. */
export function ListResults<Row>(props: ListResultsProps<Row>) {
  const { list, empty, failed, children } = props
  const { query, scrolls } = list
  const what = props.what ?? list.nouns.many
  const rows = useRef<HTMLDivElement>(null)

  if (havePagesFailed(query)) {
    return (
      failed?.(query.error) || (
        <LoadProblem title={`We could not load the ${what}.`} query={query} />
      )
    )
  }
  if (!query.data) return props.placeholder
  // Some rows stay on the screen although they have left the list.
  if (list.rows.length === 0 && !query.hasNextPage) {
    if (!('none' in empty)) return empty
    const { none, notFound, searchHint, clear = 'Clear the search' } = empty
    const { onClear = list.showAll } = empty
    const hint = searchHint && list.search.search !== '' ? ` ${searchHint}` : ''
    return (
      <Notice>
        <p>{list.shown.isFiltered ? `${notFound}${hint}` : none}</p>
        {list.shown.isFiltered && (
          <Button variant="secondary" onClick={onClear}>
            {clear}
          </Button>
        )}
      </Notice>
    )
  }
  const loadMore = async () => {
    const { hasNextPage } = await query.fetchNextPage()
    // The button disappears after the last page, so the rows take its focus.
    if (!hasNextPage) rows.current?.focus()
  }
  const more = <More list={list} what={what} onMore={() => void loadMore()} />
  if (scrolls) {
    return (
      <>
        {children}
        {more}
      </>
    )
  }
  return (
    <Found>
      <Rows ref={rows} tabIndex={-1} aria-busy={query.isPlaceholderData || undefined}>
        {children}
      </Rows>
      {more}
    </Found>
  )
}

interface MoreProps<Row> {
  list: List<Row>
  what: string
  onMore: () => void
}

function More<Row>({ list: { query, scrolls }, what, onMore }: MoreProps<Row>) {
  const busy = query.isFetchingNextPage
  if (query.isFetchNextPageError) {
    return (
      <LoadProblem
        title={`We could not load more ${what}.`}
        query={{ error: query.error, isFetching: busy, refetch: onMore }}
      />
    )
  }
  if (scrolls || !query.hasNextPage || query.isPlaceholderData) return null
  return (
    <ActionButton busy={busy} busyLabel="Loading more..." onAction={onMore}>
      Load more
    </ActionButton>
  )
}

const Found = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 20px;
  > * {
    max-width: 100%;
  }
`

const Rows = styled.div`
  width: 100%;
  transition: opacity ${theme.motion.calm};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`
