import { ApiError } from '@farandfew/api-client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

export interface TransferProgress {
  rows: number
  /** Undefined where nobody can tell. */
  total: number | undefined
}

export interface TransferState {
  running: boolean
  /** Undefined until the first word of it. */
  progress: TransferProgress | undefined
  start: () => void
  cancel: () => void
}

interface Transfer {
  run: (signal: AbortSignal, report: (progress: TransferProgress) => void) => Promise<void>
  onSuccess?: () => void
  /** Not called for what was cancelled, nor for a session that is over, of which the console tells itself. */
  onFailure: (error: Error) => void
}

/** Many rows on their way: one at a time, with its progress, and a way to stop it. Leaving the page stops it too. */
export function useTransfer({ run, onSuccess, onFailure }: Transfer): TransferState {
  const [progress, setProgress] = useState<TransferProgress>()
  const control = useRef<AbortController>(undefined)
  useEffect(() => () => control.current?.abort(), [])

  const { mutate, isPending } = useMutation({
    mutationFn: (signal: AbortSignal) =>
      run(signal, (reached) => {
        if (!signal.aborted) setProgress(reached)
      }),
    onSuccess: () => onSuccess?.(),
    onError: (error, signal) => {
      if (signal.aborted || (error instanceof ApiError && error.status === 401)) return
      onFailure(error)
    },
    onSettled: () => {
      // What failed in one of its parts is not read on.
      control.current?.abort()
      setProgress(undefined)
    },
    gcTime: 0,
  })

  return {
    running: isPending,
    progress,
    start: () => {
      if (isPending) return
      control.current = new AbortController()
      mutate(control.current.signal)
    },
    cancel: () => control.current?.abort(),
  }
}
