import { Button } from '@farandfew/ui/button'

interface SaveButtonProps {
  busy: boolean
  busyLabel: string
  children: string
}

/** Submits its form. While busy it is not `disabled`, for that would take the focus from a person at the keyboard. */
export function SaveButton({ busy, busyLabel, children }: SaveButtonProps) {
  return (
    <Button type="submit" aria-disabled={busy || undefined}>
      {busy ? busyLabel : children}
    </Button>
  )
}
