import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { useState } from 'react'
import type { OfferedAction } from '../../shared/actions/offered-actions.ts'
import { useShortcut } from '../../shared/keys/shortcuts.ts'
import { PaletteButton } from './palette-button.tsx'
import { PaletteList } from './palette-list.tsx'

/**
 * Finds everything in the console by its name: what the open page can do, pages, members, departures, bookings, requests,
 * inquiries, trips and what every page can do.
 */
export function Palette({ actions }: { actions: readonly OfferedAction[] }) {
  const [open, setOpen] = useState(false)
  useShortcut('k', 'Go to a page, a member or a trip', () => setOpen(!open), {
    command: true,
    everywhere: true,
  })
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Go to"
      trigger={<PaletteButton />}
      onCloseAutoFocus={(event) => {
        // An action may have moved it to what it opened.
        if (!isFocusLost()) event.preventDefault()
      }}
    >
      <PaletteList actions={actions} onDone={() => setOpen(false)} />
    </Dialog>
  )
}
