import { Dialog } from '@farandfew/ui/dialog'
import { useEffect, useState } from 'react'
import { PaletteButton } from './palette-button.tsx'
import { type PaletteAction, PaletteList } from './palette-list.tsx'

/** Ctrl-K or ⌘-K: everything of the console by its name. */
export function Palette({ actions }: { actions: readonly PaletteAction[] }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen((isOpen) => !isOpen)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Go to" trigger={<PaletteButton />}>
      <PaletteList actions={actions} onDone={() => setOpen(false)} />
    </Dialog>
  )
}
