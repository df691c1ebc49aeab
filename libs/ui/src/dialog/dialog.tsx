import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactElement, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useFocusReturn } from '../focus/use-focus-return.ts'
import { Body, Content, Corner, Description, Overlay, Title } from './dialog.styles.ts'
import { useCloseOnBack } from './use-close-on-back.ts'

export { useCloseOnBack }

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** The button that opens it, rendered next to the dialog. */
  trigger?: ReactElement
  /** For a long form, or with 'wide' for a table. On a phone it fills the screen, or with 'low' is at its bottom. */
  sheet?: boolean | 'low' | 'wide' | undefined
  /** Whether the URL says that it is open. Back then closes it without more. */
  inUrl?: boolean | undefined
  /** Called when the Close button closes it, but not for Escape or a click outside. */
  onCloseButton?: () => void
  /** Called before the focus returns to its opener. Prevent the default to move the focus yourself. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined
  children: ReactNode
}

/** Whether a click outside the dialog hit the scroll bar of the overlay. */
function isOnScrollBar({ target, offsetX }: PointerEvent) {
  return target instanceof HTMLElement && offsetX > target.clientWidth
}

/**
 * A modal dialog. It traps the focus while it is open and returns it when it closes: with its Close button, Escape, a
 * click outside or the browser's Back.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, trigger, sheet = false, children } = props
  const returnFocus = useFocusReturn(open)
  useCloseOnBack(open && !props.inUrl, onOpenChange)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Overlay $sheet={sheet}>
          <Content
            $sheet={sheet}
            data-low={sheet === 'low' || undefined}
            onCloseAutoFocus={(event) => {
              props.onCloseAutoFocus?.(event)
              // Radix returns the focus to a trigger only.
              if (event.defaultPrevented || trigger) return
              event.preventDefault()
              returnFocus()
            }}
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
