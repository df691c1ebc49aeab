import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { useState } from 'react'
import { useShortcut } from '../../shared/keys/shortcuts.ts'
import { PaletteButton } from './palette-button.tsx'
import type { PaletteAction } from './palette-action.ts'
import { PaletteList } from './palette-list.tsx'

/** Finds everything in the console by its name: pages, members, departures, requests, inquiries, trips, actions. */
export function Palette({ actions }: { actions: readonly PaletteAction[] }) {
  const [open, setOpen] = useState(false)
  useShortcut('k', 'Go to a page, a member or a trip', () => setOpen(!open), {
    command: true,
    everywhere: true,
  })
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Go to" trigger={<PaletteButton />}>
      <PaletteList actions={actions} onDone={() => setOpen(false)} />
    </Dialog>
  )
}
