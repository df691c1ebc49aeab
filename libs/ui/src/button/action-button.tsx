import { styled } from 'styled-components'
import { Button, type ButtonProps } from './button.tsx'

/** Something to do by a button, by a key, or by both. */
export interface Action {
  busy?: boolean
  /** Whether there is nothing to do now. */
  idle?: boolean
  onAction?: () => void
}

/** Makes an action that does nothing while it is busy or idle, so that its key needs no check of its own. */
export const guardAction = ({ busy = false, idle = false, onAction }: Action) => ({
  busy,
  idle,
  onAction: () => {
    if (!busy && !idle) onAction?.()
  },
})

export interface ActionButtonProps extends Omit<ButtonProps, 'onClick' | 'busy'>, Action {}

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
      {busy ? (busyLabel ?? children) : children}
    </Focusable>
  )
}

const Focusable = styled(Button)`
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }
`
