import { Button, type ButtonProps } from '@farandfew/ui/button'
import { styled } from 'styled-components'

const Steady = styled(Button)`
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }
`

interface ActionButtonProps extends Omit<ButtonProps, 'onClick' | 'busy' | 'busyLabel'> {
  busy?: boolean
  busyLabel?: string
  /** There is nothing for it to do now. */
  idle?: boolean
  /** Needless where it submits its form. */
  onAction?: () => void
}

/**
 * A button whose work leaves it standing. While busy or idle it does nothing, but it is not `disabled`,
 * for that would take the focus from a person at the keyboard.
 */
export function ActionButton(props: ActionButtonProps) {
  const { busy = false, busyLabel, idle = false, onAction, children, ...rest } = props
  const isOff = busy || idle
  return (
    <Steady
      variant="secondary"
      {...rest}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // Nor does it submit its form.
        if (isOff) event.preventDefault()
        else onAction?.()
      }}
    >
      {busy ? (busyLabel ?? children) : children}
    </Steady>
  )
}
