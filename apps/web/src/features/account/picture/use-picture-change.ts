import { ApiError, serverMessage } from '@farandfew/api-client'
import type { CurrentUser } from '@farandfew/domain/users'
import { useRef, useState } from 'react'

type Progress =
  | { is: 'still' | 'uploading' | 'saved' }
  /** An avatar that was chosen; empty for none. */
  | { is: 'choosing'; avatar: string }
  | { is: 'refused'; message: string }

const sentenceOf = (error: unknown): string => {
  const fields = error instanceof ApiError ? error.fieldErrors : {}
  return fields.picture ?? fields.profileImage ?? serverMessage(error, 'Please try again later.')
}

/**
 * Changes of the picture, one after the other, so that the last choice is the one that stays; those in between, which
 * arrow keys make by passing, are left out.
 */
export function usePictureChange(onUser: (user: CurrentUser) => void) {
  const [progress, setProgress] = useState<Progress>({ is: 'still' })
  const line = useRef(Promise.resolve())
  const latest = useRef(0)

  const change = (begun: Progress, send: () => Promise<CurrentUser>) => {
    latest.current += 1
    const turn = latest.current
    setProgress(begun)
    line.current = line.current.then(async () => {
      const isLatest = () => turn === latest.current
      if (!isLatest()) return
      try {
        onUser(await send())
        if (isLatest()) setProgress({ is: 'saved' })
      } catch (error) {
        if (isLatest()) setProgress({ is: 'refused', message: sentenceOf(error) })
      }
    })
  }

  const refuse = (message: string) => setProgress({ is: 'refused', message })

  return { progress, change, refuse }
}
