import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Body, Content, Corner, Description, Overlay, Title } from './dialog-style.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** The button that opens it, where it stands beside the dialog. */
  trigger?: ReactElement
  children: ReactNode
}

/** Whether a press beside the dialog was meant for the scroll bar of what it lies on. */
function isOnScrollBar({ target, offsetX }: PointerEvent) {
  return target instanceof HTMLElement && offsetX > target.clientWidth
}

/**
 * A modal dialog: it keeps the focus while it is open and gives it back when it closes, by its
 * Close button, by Escape or by a touch beside it.
 */
export function Dialog({ open, onOpenChange, title, description, trigger, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Overlay>
          <Content
            onPointerDownOutside={(event) => {
              if (isOnScrollBar(event.detail.originalEvent)) event.preventDefault()
            }}
          >
            <Title>{title}</Title>
            {description && <Description>{description}</Description>}
            <Body>{children}</Body>
            <Corner>
              <Radix.Close asChild>
                <IconButton label="Close">
                  <X size={22} />
                </IconButton>
              </Radix.Close>
            </Corner>
          </Content>
        </Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
