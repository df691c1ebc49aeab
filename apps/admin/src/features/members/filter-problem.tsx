import { ApiError } from '@farandfew/api-client'
import { type MemberFilterName, memberFilters } from '@farandfew/domain/members/admin-members.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Notice } from '@farandfew/ui/problem/notice.tsx'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import type { MemberList } from './use-member-list.ts'

/** The filters whose values the API refused: those of an old link, or of a view saved before a list changed. */
export function refusedFilters(error: Error | null): readonly MemberFilterName[] {
  const fields = error instanceof ApiError ? error.fieldErrors : {}
  return memberFilters.flatMap(({ name }) => (name in fields ? [name] : []))
}

interface FilterProblemProps {
  refused: readonly MemberFilterName[]
  list: MemberList
}

/** Says which filters have values that do not exist, and removes them. */
export function FilterProblem({ refused, list }: FilterProblemProps) {
  const { filters, setFilters, search } = list
  const remove = () => {
    setFilters(Object.fromEntries(refused.map((name) => [name, ''])))
    search.fieldRef.current?.focus()
  }
  const isOne = refused.length === 1
  const named = memberFilters
    .filter(({ name }) => refused.includes(name))
    .map(({ name, label }) => `${label} “${filters[name] ?? ''}”`)
  return (
    <Notice>
      <Problem
        title={isOne ? 'A filter has an unknown value.' : 'Some filters have unknown values.'}
        detail={`${named.join(', ')}. The link or the saved view may be out of date.`}
      >
        <Button variant="secondary" onClick={remove}>
          {isOne ? 'Remove this filter' : 'Remove these filters'}
        </Button>
      </Problem>
    </Notice>
  )
}
