import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'

/** Replaces the form after the request was stored, and takes the focus. */
export function InviteConfirmation({ approved }: { approved: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box>
      <h2 ref={heading} tabIndex={-1}>
        Request Submitted!
      </h2>
      <p>
        We review every request within {inviteReviewHours} hours. {approved}
      </p>
      <Actions marginTop={6}>
        <ButtonLink href={paths.trips}>View All Trips</ButtonLink>
        <ButtonLink href={paths.home} variant="secondary">
          Back to Home
        </ButtonLink>
      </Actions>
    </Box>
  )
}

const Box = styled.div`
  h2 {
    margin-bottom: 12px;
    font-size: ${theme.fontSizes.page};
  }
  p {
    max-width: 31em;
    font-size: ${theme.fontSizes.lead};
  }
`
