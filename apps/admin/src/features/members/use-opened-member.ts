import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { readId } from '../../shared/url/read-id.ts'

/** No member has this id. */
const unknownId = 0

/**
 * The member whose details are open, from the path: null if none, 0 if the path names no possible member. Search and
 * order stay in the URL. The Back button closes details that were opened from the table.
 */
export function useOpenedMember() {
  const { id } = useParams()
  const { search, state } = useLocation() as {
    search: string
    state: { openedFromTable?: true } | null
  }
  const navigate = useNavigate()
  const openId = id === undefined ? null : (readId(id) ?? unknownId)
  const openedFromTable = state?.openedFromTable === true

  const hrefOf = useCallback((user: { id: number }) => paths.member(user.id) + search, [search])
  const open = (user: { id: number }) => {
    const replace = openId !== null
    void navigate(hrefOf(user), {
      replace,
      state: replace && !openedFromTable ? null : { openedFromTable: true },
    })
  }
  const close = () => {
    if (openedFromTable) void navigate(-1)
    else void navigate(paths.members + search, { replace: true })
  }

  return { openId, hrefOf, open, close }
}
