import { PageHeader } from '@farandfew/ui/page'
import { type ReactNode, useEffect, useRef } from 'react'

interface LinkOutcomeProps {
  title: string
  lead: ReactNode
  /** The ways on. */
  children: ReactNode
}

/** What came of a mail's link: its heading takes the focus, which has a screen reader say so. */
export function LinkOutcome({ title, lead, children }: LinkOutcomeProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('h1')?.focus(), [])
  return (
    <div ref={place}>
      <PageHeader title={title} lead={lead}>
        {children}
      </PageHeader>
    </div>
  )
}
