import { type ReactNode, useRef } from 'react'
import { styled } from 'styled-components'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { LoadProblem } from '../notices/load-problem.tsx'
import { havePagesFailed, type PagesQuery, type TablePage } from './pages.data.ts'

interface PagedResultsProps<Page extends TablePage<unknown>> {
  query: PagesQuery<Page>
  /** The name of the rows, such as 'inquiries'. */
  what: string
  /** Shown while the first page loads. */
  placeholder: ReactNode
  /** Shown if there are no rows. */
  empty: ReactNode
  /** Replaces the usual problem if the rows could not be read, unless it renders nothing. */
  failed?: ((error: Error | null) => ReactNode) | undefined
  /** Whether scrolling loads more, and not a button. */
  scrolls?: boolean
  /** The number of rows on the screen, if it keeps some that have left the list. */
  shown?: number
  /** Renders the rows of all pages that were read. */
  children: (pages: readonly Page[]) => ReactNode
}

/** The rows that a filter finds, with a button that loads more unless scrolling does. */
export function PagedResults<Page extends TablePage<unknown>>(props: PagedResultsProps<Page>) {
  const { query, what, placeholder, empty, failed, scrolls = false, shown = 0, children } = props
  const rows = useRef<HTMLDivElement>(null)

  if (havePagesFailed(query)) {
    return (
      failed?.(query.error) || (
        <LoadProblem title={`We could not load the ${what}.`} query={query} />
      )
    )
  }
  if (!query.data) return placeholder
  const { pages } = query.data
  const isEmpty = shown === 0 && pages.every(({ items }) => items.length === 0)
  if (isEmpty && !query.hasNextPage) return empty

  const loadMore = async () => {
    const { hasNextPage } = await query.fetchNextPage()
    // The button disappears after the last page, so the rows take its focus.
    if (!hasNextPage) rows.current?.focus()
  }
  const more = { query, what, scrolls, onMore: () => void loadMore() }
  if (scrolls) {
    return (
      <>
        {children(pages)}
        <More {...more} />
      </>
    )
  }
  return (
    <Found>
      <Rows ref={rows} tabIndex={-1} aria-busy={query.isPlaceholderData || undefined}>
        {children(pages)}
      </Rows>
      <More {...more} />
    </Found>
  )
}

interface MoreProps<Page extends TablePage<unknown>> {
  query: PagesQuery<Page>
  what: string
  scrolls: boolean
  onMore: () => void
}

function More<Page extends TablePage<unknown>>(props: MoreProps<Page>) {
  const { query, what, scrolls, onMore } = props
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
