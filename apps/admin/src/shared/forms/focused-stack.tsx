import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import type { ComponentProps } from 'react'

/** A stack that takes the focus when it appears, so that a screen reader says what is asked. */
export function FocusedStack(props: ComponentProps<typeof Stack>) {
  const stack = useFocusOnMount<HTMLDivElement>()
  return <Stack {...props} ref={stack} tabIndex={-1} />
}
