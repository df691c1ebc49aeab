import { inviteReviewHours } from '@farandfew/domain/constants'
import type { CurrentUser } from '@farandfew/domain/users'
import { Button } from '@farandfew/ui/button'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useInviteRequests, useUserQuiz } from '../data/account.data.ts'
import { TabHeading } from '../tabs/account.styles.ts'
import { ResendLink } from '../contact/resend-link.tsx'
import type { OpenTab } from '../tabs/use-account-tab.ts'

interface PendingStepsProps {
  user: CurrentUser
  onOpen: OpenTab
}

/** The member's next steps. Renders nothing if there are none. */
export function PendingSteps({ user, onOpen }: PendingStepsProps) {
  const steps = useSteps(user, onOpen)
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="next-steps">
      <TabHeading id="next-steps">Next steps</TabHeading>
      <Steps role="list">
        {steps.map(({ title, text, action }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {action}
          </li>
        ))}
      </Steps>
    </section>
  )
}

interface Step {
  title: string
  text: string
  action: ReactNode
}

function useSteps(user: CurrentUser, onOpen: OpenTab): Step[] {
  const requests = useInviteRequests().data ?? []
  const quiz = useUserQuiz().data
  const tabButton = (tab: Parameters<OpenTab>[0], label: string) => (
    <Button variant="secondary" onClick={() => onOpen(tab)}>
      {label}
    </Button>
  )
  const approved = requests
    .filter(({ kind, status }) => kind === 'trip' && status === 'approved')
    .map(({ tripName }) => ({
      title: `You are invited: ${tripName}`,
      text: `Our team will write to you within ${inviteReviewHours} hours.`,
      action: tabButton('trip-invites', 'See the Invite'),
    }))
  const email = {
    title: 'Confirm your email address',
    text: `We sent a link to ${user.email ?? 'your address'}. After that you can log in with this address, and set a new password if you forget yours.`,
    action: <ResendLink />,
  }
  const phone = {
    title: 'Confirm your phone',
    text: 'We send a code by SMS. After that you can log in with it.',
    action: tabButton('my-profile', 'Confirm Phone'),
  }
  const takeQuiz = {
    title: 'Take the travel quiz',
    text: 'About two minutes. We keep your answers and the trips that match.',
    action: tabButton('travel-quiz', 'Take the Quiz'),
  }
  return [
    ...approved.slice(0, 1),
    ...(user.email !== null && !user.emailVerified ? [email] : []),
    ...(user.phoneVerified ? [] : [phone]),
    ...(quiz?.takenAt === null ? [takeQuiz] : []),
  ]
}

const Steps = styled.ul`
  display: grid;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 24px;
    padding-block: 16px;
    border-top: 1px solid ${({ theme }) => theme.colors.hairline};
  }
  > li > div {
    flex: 1 1 280px;
  }
  h3 {
    font-size: ${({ theme }) => theme.fontSizes.lead};
  }
  p {
    color: ${({ theme }) => theme.colors.inkSoft};
    overflow-wrap: anywhere;
  }
`
