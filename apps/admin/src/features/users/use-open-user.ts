import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'

/** An address that no member can have. */
const nobody = 0

/**
 * Whose details are open, by the URL: null for nobody's, 0 where the URL names no member. Search and order stay in
 * the URL. The browser's way back closes what was opened from the table.
 */
export function useOpenUser() {
  const { id } = useParams()
  const { search, state } = useLocation() as { search: string; state: { overTable?: true } | null }
  const navigate = useNavigate()
  const openId = id === undefined ? null : /^[1-9][0-9]{0,9}$/.test(id) ? Number(id) : nobody
  const overTable = state?.overTable === true

  const hrefOf = useCallback((user: { id: number }) => paths.user(user.id) + search, [search])
  const open = (user: { id: number }) => {
    const replace = openId !== null
    void navigate(hrefOf(user), {
      replace,
      state: replace && !overTable ? null : { overTable: true },
    })
  }
  const close = () => {
    if (overTable) void navigate(-1)
    else void navigate(paths.users + search, { replace: true })
  }

  return { openId, hrefOf, open, close }
}
