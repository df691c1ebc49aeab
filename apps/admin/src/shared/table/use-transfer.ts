import { ApiError } from '@farandfew/api-client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

export interface TransferProgress {
  rows: number
  /** Undefined if the total is not known. */
  total: number | undefined
}

export interface TransferState {
  running: boolean
  /** Undefined until the first report. */
  progress: TransferProgress | undefined
  start: () => void
  cancel: () => void
}

interface Transfer {
  run: (signal: AbortSignal, report: (progress: TransferProgress) => void) => Promise<void>
  onSuccess?: () => void
  /** Not called after a cancellation, or if the session has expired, which the gate reports. */
  onFailure: (error: Error) => void
}

/** Transfers many rows, with progress and cancellation. One transfer runs at a time. Leaving the page cancels it. */
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
      // Stops reading after a failure.
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
