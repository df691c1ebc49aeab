import { styled } from 'styled-components'
import { Button, type ButtonProps, buttonText } from './button.tsx'

export interface ActionButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Whether the action has nothing to do at the moment. */
  idle?: boolean
  onAction?: () => void
}

/**
 * A button that keeps the focus while it works: it does nothing while it is busy or idle, but is not `disabled`. It
 * needs no `onAction` if it submits its form.
 */
export function ActionButton(props: ActionButtonProps) {
  const { busy = false, busyLabel, idle = false, onAction, children, ...rest } = props
  const isOff = busy || idle
  return (
    <Focusable
      variant="secondary"
      {...rest}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // This stops a form's submission, too.
        if (isOff) event.preventDefault()
        else onAction?.()
      }}
    >
      {buttonText(busy, busyLabel, children)}
    </Focusable>
  )
}

const Focusable = styled(Button)`
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }
`
