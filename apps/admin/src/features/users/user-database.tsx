import { useRef } from 'react'
import { styled } from 'styled-components'
import { describeCount } from './describe-count.ts'
import { useUrlSearch } from '../search/use-url-search.ts'
import { UserResults } from './user-results.tsx'
import { SearchField } from '../search/search-field.tsx'
import { hasFailed, type UsersQuery, useUsers } from './users.data.ts'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`

const Tools = styled.div`
  display: grid;
  gap: 20px;
  ${({ theme }) => theme.media.md} {
    grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
    align-items: end;
    gap: 24px;
  }
`

const CountLine = styled.p`
  min-height: 1.6em;
  ${({ theme }) => theme.media.md} {
    padding-bottom: 11px;
  }
  overflow-wrap: anywhere;
`

/** The members: search, how many, and the table. */
export function UserDatabase() {
  const { search, typed, type, apply } = useUrlSearch()
  const query = useUsers(search)
  const searchField = useRef<HTMLInputElement>(null)
  const clearSearch = () => {
    apply('')
    searchField.current?.focus()
  }

  return (
    <Stack>
      <Tools>
        <SearchField
          ref={searchField}
          label="Search members"
          hint="By name, email, username, city or country"
          value={typed}
          onType={type}
          onSubmit={() => apply(typed)}
        />
        <CountLine role="status">{describeState(query)}</CountLine>
      </Tools>
      <UserResults query={query} onClearSearch={clearSearch} />
    </Stack>
  )
}

/** What the line above the table says; nothing beside a failure, which speaks for itself. */
function describeState(query: UsersQuery): string {
  const page = query.data?.pages.at(-1)
  if (hasFailed(query)) return ''
  if (query.isPlaceholderData) return 'Searching…'
  if (!query.data || !page) return 'Loading members…'
  const shown = query.data.pages.reduce((count, { items }) => count + items.length, 0)
  return describeCount({ total: page.total, shown, search: page.search })
}
