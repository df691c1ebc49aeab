import { Button } from '@farandfew/ui/button'
import { useMemo, useRef } from 'react'
import { styled } from 'styled-components'
import { ActionButton } from '../notices/action-button.tsx'
import { Notice } from '../notices/notice.ts'
import { Problem } from '../notices/problem.tsx'
import { hasFailed, type UsersQuery } from './users.data.ts'
import { UsersTable, UsersTablePlaceholder } from './users-table.tsx'

interface UserResultsProps {
  query: UsersQuery
  onClearSearch: () => void
}

const More = styled.div`
  justify-self: start;
`

/** What a search found, in each of its states: on its way, failed, nothing, a table with more behind it. */
export function UserResults({ query, onClearSearch }: UserResultsProps) {
  const { data, error } = query
  const table = useRef<HTMLDivElement>(null)
  const users = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])

  if (hasFailed(query)) {
    return (
      <Problem
        what="We could not load the members."
        error={error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (!data) return <UsersTablePlaceholder />
  if (users.length === 0) {
    return <NoUsers searched={data.pages[0]?.search !== ''} onClearSearch={onClearSearch} />
  }

  const loadMore = async () => {
    const { hasNextPage } = await query.fetchNextPage()
    // The button goes with the last page; the focus stays with the table.
    if (!hasNextPage) table.current?.focus()
  }
  const loadsMore = query.isFetchingNextPage
  return (
    <>
      <UsersTable ref={table} users={users} busy={query.isPlaceholderData} />
      {query.isFetchNextPageError ? (
        <Problem
          what="We could not load more members."
          error={error}
          retrying={loadsMore}
          onRetry={() => void loadMore()}
        />
      ) : (
        query.hasNextPage &&
        !query.isPlaceholderData && (
          <More>
            <ActionButton
              busy={loadsMore}
              busyLabel="Loading more..."
              onAction={() => void loadMore()}
            >
              Load more
            </ActionButton>
          </More>
        )
      )}
    </>
  )
}

function NoUsers({ searched, onClearSearch }: { searched: boolean; onClearSearch: () => void }) {
  if (!searched) {
    return (
      <Notice>
        <p>They appear here as soon as somebody registers.</p>
      </Notice>
    )
  }
  return (
    <Notice>
      <p>Try fewer letters, or another spelling: the search finds parts of words.</p>
      <Button variant="secondary" onClick={onClearSearch}>
        Clear the search
      </Button>
    </Notice>
  )
}
