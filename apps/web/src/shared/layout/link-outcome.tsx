import { serverMessage } from '@farandfew/api-client'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { Text } from '@farandfew/ui/primitives/primitives.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Message } from './message.tsx'

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
      <Message title={title} lead={lead}>
        {children}
      </Message>
    </div>
  )
}

/** Says that the call of a mail's link has failed, and why. */
export const LinkFailure = ({ error }: { error: Error }) => (
  <Text wide tone="danger" role="alert">
    <strong>That did not work.</strong>
    <span>{` ${serverMessage(error)}`}</span>
  </Text>
)

export const MailLink = () => <a href={`mailto:${brand.email}`}>{brand.email}</a>
