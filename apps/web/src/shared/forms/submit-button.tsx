import { Button, type ButtonProps } from '@farandfew/ui/button'
import { useLayoutEffect, useRef } from 'react'

interface SubmitButtonProps extends ButtonProps {
  /** Whether what was submitted is on its way. */
  busy: boolean
}

/**
 * The button that sends a form. Browsers take the focus from a button that is disabled, and a keyboard would begin
 * again at the top of the page; it gets the focus back when the work is done, if nobody else took it.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { busy } = props
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (busy || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
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
