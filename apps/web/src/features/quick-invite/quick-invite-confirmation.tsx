import { inviteReviewHours } from '@farandfew/domain/constants'
import { Button } from '@farandfew/ui/button'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ActionRow } from '../layout/action-row.ts'

/** What stands in the form's place once the request has been received; it takes the focus that the form had. */
export function QuickInviteConfirmation({ onClose }: { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box>
      <h3 ref={heading} tabIndex={-1}>
        Request Submitted!
      </h3>
      <p>
        We review it within {inviteReviewHours} hours. You find it, with its answer, under Trip
        Requests.
      </p>
      <ActionRow>
        <Button onClick={onClose}>Done</Button>
      </ActionRow>
    </Box>
  )
}

const Box = styled.div`
  h3 {
    margin-bottom: 8px;
    font-size: ${({ theme }) => theme.fontSizes.heading};
    /* It takes the focus, and is no control. */
    &:focus {
      outline: none;
    }
  }
`
