import { IconButton } from '@farandfew/ui/button'
import { Dialog } from '@farandfew/ui/dialog'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
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
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Go to"
      trigger={
        <IconButton label="Go to a room, a member or a trip" aria-keyshortcuts="Control+K Meta+K">
          <Search size={20} />
        </IconButton>
      }
    >
      <PaletteList actions={actions} onDone={() => setOpen(false)} />
    </Dialog>
  )
}
