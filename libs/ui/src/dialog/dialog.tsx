import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Body, Content, Corner, Description, Overlay, Title } from './dialog.styles.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** The button that opens it, where it stands beside the dialog. */
  trigger?: ReactElement
  /** A form of some length: it fills a phone's screen, or stands 'low' at its foot, and is a little narrower on a wide one. */
  sheet?: boolean | 'low'
  /** Called where it is its Close button that closes it, and neither Escape nor a touch beside it. */
  onCloseButton?: () => void
  /** Called where the focus is given back; prevent its default to place it yourself. */
  onCloseAutoFocus?: (event: Event) => void
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
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, trigger, sheet = false, children } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Overlay $sheet={sheet}>
          <Content
            $sheet={sheet}
            {...(props.onCloseAutoFocus && { onCloseAutoFocus: props.onCloseAutoFocus })}
            onPointerDownOutside={(event) => {
              if (isOnScrollBar(event.detail.originalEvent)) event.preventDefault()
            }}
          >
            <Title>{title}</Title>
            {description && <Description>{description}</Description>}
            <Body>{children}</Body>
            <Corner>
              <Radix.Close asChild>
                <IconButton label="Close" onClick={props.onCloseButton}>
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
