import { ErrorBoundary } from '@farandfew/ui/error-boundary/error-boundary.tsx'
import { failureCause } from '@farandfew/ui/error-boundary/load-failure.ts'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { toastLoadFailure } from '@farandfew/ui/toast/toast-load-failure.ts'
import { type ComponentType, useEffect, useRef, useState } from 'react'

export interface DeferredDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

type LoadDialog = () => Promise<{ default: ComponentType<DeferredDialogProps> }>

/** A dialog whose code is loaded when it is opened. When it closes, the element that had the focus gets it back. */
export function useDeferredDialog(load: LoadDialog) {
  const [Dialog, setDialog] = useState<ComponentType<DeferredDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element>(null)

  useEffect(() => {
    if (isOpen || !(opener.current instanceof HTMLElement)) return
    opener.current.focus()
    opener.current = null
  }, [isOpen])

  const open = async () => {
    const focused = document.activeElement
    try {
      const { default: Loaded } = await load()
      opener.current = focused
      setDialog(() => Loaded)
      setOpen(true)
    } catch (error) {
      toastLoadFailure('This did not load.', error)
    }
  }
  return {
    open: () => void open(),
    dialog: Dialog && (
      <ErrorBoundary
        fallback={({ error, retry }) => (
          <Problem title="This did not open." detail={failureCause(error)} onRetry={retry} />
        )}
      >
        <Dialog open={isOpen} onOpenChange={setOpen} />
      </ErrorBoundary>
    ),
  }
}
