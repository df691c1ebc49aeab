import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Actions, Heading, Text } from '@farandfew/ui/primitives/primitives.ts'
import { useEffect, useRef } from 'react'
import { paths } from '../../shared/paths.ts'

/** Replaces the form after the request was stored, and takes the focus. */
export function InviteConfirmation({ approved }: { approved: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <Heading size="page" marginBottom={3} ref={heading} tabIndex={-1}>
        Request Submitted!
      </Heading>
      <Text size="lead" maxWidth="31em">
        {`We review every request within ${inviteReviewHours} hours. ${approved}`}
      </Text>
      <Actions marginTop={6}>
        <ButtonLink href={paths.trips}>View All Trips</ButtonLink>
        <ButtonLink href={paths.home} variant="secondary">
          Back to Home
        </ButtonLink>
      </Actions>
    </div>
  )
}
