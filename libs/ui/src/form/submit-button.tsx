import { useLayoutEffect, useRef } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { isFocusLost } from '../focus/is-focus-lost.ts'

export interface SubmitButtonProps extends ButtonProps {
  busy: boolean
  busyLabel: string
}

/**
 * A form's submit button. A browser moves the focus away from a button that becomes disabled, so this one takes it back
 * when the work is done, unless something else has it by then.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { busy } = props
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (busy || !hadFocus.current) return
    hadFocus.current = false
    if (isFocusLost()) button.current?.focus({ preventScroll: true })
  }, [busy])
  return (
    <Button
      type="submit"
      size="lg"
      {...props}
      ref={button}
      onClickCapture={() => (hadFocus.current = document.activeElement === button.current)}
    />
  )
}
