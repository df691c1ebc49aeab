import { Text } from '@farandfew/ui/primitives/primitives.ts'
import type { ReactNode } from 'react'

/** The error of a group of fields. A screen reader announces it. */
export function FieldMessage({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <Text size="small" tone="danger">
          {children}
        </Text>
      )}
    </div>
  )
}
