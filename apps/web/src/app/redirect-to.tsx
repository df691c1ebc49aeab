import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Replaces the URL with another path and keeps its query and hash. The router's own Navigate would add its code to
 * every page.
 */
export function RedirectTo({ path }: { path: string }) {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  useEffect(() => {
    void navigate({ pathname: path, search, hash }, { replace: true })
  }, [navigate, path, search, hash])
  return null
}
