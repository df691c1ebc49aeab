import { useLocation, useNavigate } from 'react-router-dom'
import { useUrlParams } from '../../shared/use-url-params.ts'
import { photoParameter } from './photo-link.ts'

/** The state of a history entry that was added by opening a photo on this page. */
const openedHere = { openedHere: true } as const

/** The id of the open photo is in the URL, so that the photo can be shared and the browser's Back closes it. */
export function useOpenPhoto() {
  const [params, change] = useUrlParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null }
  return {
    id: params.get(photoParameter) ?? '',
    open: (photo: string) => change({ [photoParameter]: photo }, { push: true, state: openedHere }),
    move: (photo: string) => change({ [photoParameter]: photo }, { state }),
    close: () => {
      if (state?.openedHere) void navigate(-1)
      else change({ [photoParameter]: undefined })
    },
  }
}
