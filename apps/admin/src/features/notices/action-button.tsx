import { Button, type ButtonProps } from '@farandfew/ui/button'
import { styled } from 'styled-components'

const Steady = styled(Button)`
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }
`

interface ActionButtonProps extends Omit<ButtonProps, 'onClick' | 'busy' | 'busyLabel'> {
  busy: boolean
  busyLabel: string
  onAction: () => void
}

/**
 * A button whose work leaves it standing. While busy it does nothing, but it is not `disabled`, for
 * that would take the focus from a person at the keyboard.
 */
export function ActionButton(props: ActionButtonProps) {
  const { busy, busyLabel, onAction, children, ...rest } = props
  return (
    <Steady
      variant="secondary"
      {...rest}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onAction()
      }}
    >
      {busy ? busyLabel : children}
    </Steady>
  )
}
