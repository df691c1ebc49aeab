import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { Facts } from '@farandfew/ui/primitives/blocks.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { Fragment, useState } from 'react'
import { styled } from 'styled-components'
import { useShortcut, useShortcuts } from './shortcuts.ts'

/** The list of all shortcuts, opened by '?'. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false)
  const shortcuts = useShortcuts()
  useShortcut('?', 'Show these shortcuts', () => setOpen(true))
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts">
      <Facts rowGap={3}>
        {shortcuts.map(({ keys, label }) => (
          <Fragment key={`${keys} ${label}`}>
            <dt>
              <Key>{keys}</Key>
            </dt>
            <dd>{label}</dd>
          </Fragment>
        ))}
      </Facts>
      <p>
        <a href="/licences.txt">Licences of the software and fonts of others</a>
      </p>
    </Dialog>
  )
}

const Key = styled.kbd`
  padding: 2px 8px;
  border: 1px solid ${theme.colors.edge};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  font: inherit;
  white-space: nowrap;
`
