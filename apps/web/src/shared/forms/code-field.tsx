import { TextField } from '@farandfew/ui/field/text-field.tsx'
import type { ComponentProps } from 'react'

/** A one-time code, which a phone can fill in from the message with it. */
export const CodeField = (props: Omit<ComponentProps<typeof TextField>, 'label'>) => (
  <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" required {...props} />
)
