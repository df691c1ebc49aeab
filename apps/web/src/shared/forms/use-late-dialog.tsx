import { toast } from '@farandfew/ui/toast'
import { type ComponentType, useEffect, useRef, useState } from 'react'

export interface LateDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

type LoadDialog = () => Promise<{ default: ComponentType<LateDialogProps> }>

/** A dialog whose code comes when it is opened. When it closes, what had the focus before gets it back. */
export function useLateDialog(load: LoadDialog) {
  const [Dialog, setDialog] = useState<ComponentType<LateDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element>(null)

  useEffect(() => {
    if (isOpen || !(opener.current instanceof HTMLElement)) return
    opener.current.focus()
    opener.current = null
  }, [isOpen])

  const open = async () => {
    const before = document.activeElement
    try {
      const { default: Loaded } = await load()
      opener.current = before
      setDialog(() => Loaded)
      setOpen(true)
    } catch {
      toast({
        title: 'Something went wrong.',
        description: 'Please try again later.',
        variant: 'destructive',
      })
    }
  }
  return {
    open: () => void open(),
    dialog: Dialog && <Dialog open={isOpen} onOpenChange={setOpen} />,
  }
}
