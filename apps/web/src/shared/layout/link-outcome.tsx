import { PageHeader } from '@farandfew/ui/page'
import { type ReactNode, useEffect, useRef } from 'react'

interface LinkOutcomeProps {
  title: string
  lead: ReactNode
  /** What the visitor can do next. */
  children: ReactNode
}

/** The result of following a mail's link. Its heading takes the focus, so that a screen reader reads it. */
export function LinkOutcome({ title, lead, children }: LinkOutcomeProps) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={container}>
      <PageHeader title={title} lead={lead}>
        {children}
      </PageHeader>
    </div>
  )
}
