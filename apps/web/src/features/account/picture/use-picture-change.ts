import { ApiError, serverMessage } from '@farandfew/api-client'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { PictureRefusal } from '@farandfew/ui/image/prepare-picture.ts'
import { useRef, useState } from 'react'

type Progress =
  | { is: 'idle' | 'uploading' | 'saved' }
  /** The chosen avatar; empty for none. */
  | { is: 'choosing'; avatar: string }
  | { is: 'refused'; message: string }

const messageOf = (error: unknown): string => {
  if (error instanceof PictureRefusal) return error.message
  const fields = error instanceof ApiError ? error.fieldErrors : {}
  return fields.picture ?? fields.profileImage ?? serverMessage(error)
}

/**
 * Sends the changes of the picture one after the other, so that the last choice wins. Choices that were replaced
 * before they were sent are skipped, for example those that arrow keys pass over.
 */
export function usePictureChange(onUser: (user: CurrentUser) => void) {
  const [progress, setProgress] = useState<Progress>({ is: 'idle' })
  const queue = useRef(Promise.resolve())
  const latest = useRef(0)

  const change = (whileSending: Progress, send: () => Promise<CurrentUser>) => {
    latest.current += 1
    const position = latest.current
    setProgress(whileSending)
    queue.current = queue.current.then(async () => {
      const isLatest = () => position === latest.current
      if (!isLatest()) return
      try {
        onUser(await send())
        if (isLatest()) setProgress({ is: 'saved' })
      } catch (error) {
        if (isLatest()) setProgress({ is: 'refused', message: messageOf(error) })
      }
    })
  }

  const refuse = (message: string) => setProgress({ is: 'refused', message })

  return { progress, change, refuse }
}
