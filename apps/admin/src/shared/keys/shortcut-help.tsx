import { Dialog } from '@farandfew/ui/dialog'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useShortcut, useShortcuts } from './shortcuts.ts'

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: 12px 20px;
  dd {
    margin: 0;
  }
`

const Key = styled.kbd`
  padding: 2px 8px;
  border: 1px solid ${({ theme }) => theme.colors.edge};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sheet};
  font: inherit;
  white-space: nowrap;
`

/** The list of all keys, opened by '?'. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false)
  const shortcuts = useShortcuts()
  useShortcut('?', 'These keys', () => setOpen(true))
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts">
      <List>
        <Row shortcut="Ctrl K or ⌘ K" label="Go to a room, a member or a trip" />
        {shortcuts.map(({ key, label }) => (
          <Row key={key} shortcut={key} label={label} />
        ))}
      </List>
    </Dialog>
  )
}

function Row({ shortcut, label }: { shortcut: string; label: string }) {
  return (
    <>
      <dt>
        <Key>{shortcut}</Key>
      </dt>
      <dd>{label}</dd>
    </>
  )
}
