import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Puts another address in the history's place, its query and hash kept. The router's own Navigate does no more, and
 * its code would be on every page.
 */
export function RedirectTo({ path }: { path: string }) {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  useEffect(() => {
    void navigate({ pathname: path, search, hash }, { replace: true })
  }, [navigate, path, search, hash])
  return null
}
