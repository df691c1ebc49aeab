import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useBrowserValue } from '../../shared/use-hydrated.ts'
import { photoParameter } from './photo-link.ts'

const openedHere = { openedHere: true } as const

/**
 * Which photo stands open, kept in the address, so that it can be sent to somebody and the browser's Back closes it.
 * The prerendered page, which knows no query, has none open.
 */
export function useOpenPhoto() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const id = useBrowserValue(() => search.get(photoParameter) ?? '', '')

  const show = (photo: string | undefined, options: { replace?: boolean; state?: unknown }) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (photo === undefined) next.delete(photoParameter)
        else next.set(photoParameter, photo)
        return next
      },
      { preventScrollReset: true, ...options },
    )

  return {
    id,
    open: (photo: string) => show(photo, { state: openedHere }),
    move: (photo: string) => show(photo, { replace: true, state }),
    close: () => {
      if ((state as Partial<typeof openedHere> | null)?.openedHere) void navigate(-1)
      else show(undefined, { replace: true })
    },
  }
}
