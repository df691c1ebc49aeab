import { useEffect } from 'react'
import { styled } from 'styled-components'
import { toastDefaults } from '@farandfew/domain/constants/interface.ts'
import { Button } from '../button/button.tsx'
import { ReloadButton } from '../error-boundary/reload-button.tsx'
import { theme } from '../theme/theme.ts'
import { dismiss, type ToastEntry } from './toast-store.ts'
import { useToasts } from './use-toasts.ts'

function PlainToast({ id, title, description, link, canReload, variant }: ToastEntry) {
  useEffect(() => {
    if (link || canReload) return
    const timer = setTimeout(() => dismiss(id), toastDefaults.duration)
    return () => clearTimeout(timer)
  }, [id, link, canReload])

  return (
    <div role={variant === 'destructive' ? 'alert' : 'status'}>
      <strong>{title}</strong>
      {description && <p>{description}</p>}
      {link && <p>{link}</p>}
      {canReload && <ReloadButton />}
      <Button variant="quiet" onClick={() => dismiss(id)}>
        Close
      </Button>
    </div>
  )
}

/**
 * Toasts with the least code, in case the real viewport cannot be loaded because the network is down: every page has them
 * from the start.
 */
export function PlainToasts() {
  const open = useToasts().filter((entry) => entry.open)
  return (
    <Viewport>
      {open.map((entry) => (
        <PlainToast key={entry.id} {...entry} />
      ))}
    </Viewport>
  )
}

const Viewport = styled.div`
  position: fixed;
  z-index: ${theme.layers.toast};
  inset: auto 0 0;
  background: ${theme.colors.sheet};
  color: ${theme.colors.ink};
  /* A modal dialog disables pointer events outside itself. */
  pointer-events: auto;
  > div {
    padding: 16px;
    overflow-wrap: anywhere;
  }
`
