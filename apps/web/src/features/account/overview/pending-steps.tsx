import { invitedActionLabel } from '../../invites/invited-departures.tsx'
import { invitedSeatsText } from '@farandfew/domain/invites/invited-seats.ts'
import { counted } from '@farandfew/domain/constants/labels.ts'
import { formatDate } from '@farandfew/domain/calendar/format-date.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Heading } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useWaitingConnections } from '../../connections/connections.data.ts'
import { paths } from '../../../shared/paths.ts'
import {
  travelDetailsPath,
  travelDetailsStatusQuery,
} from '../../travel-details/travel-details-reads.data.ts'
import { isAccountDemo } from '../data/account-demo.ts'
import { ownRequestsQuery, userQuizQuery } from '../data/account.data.ts'
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
      <Heading marginBottom={4} id="next-steps">
        Next steps
      </Heading>
      <Steps role="list">
        {steps.map(({ key, title, text, action }) => (
          <li key={key}>
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
  key: string
  title: string
  text: string
  action: ReactNode
}

/** The most approved invites among the steps. The Trip Invites tab lists all. */
const mostInvites = 3

/** Whether no earlier step says the same: a member may have asked twice. */
const isFirst = ({ title, text }: Step, index: number, steps: readonly Step[]) =>
  steps.findIndex((one) => one.title === title && one.text === text) === index

function useSteps(user: CurrentUser, onOpen: OpenTab): Step[] {
  const requests = useQuery(ownRequestsQuery).data ?? []
  const quiz = useQuery(userQuizQuery).data
  const statuses = useQuery({ ...travelDetailsStatusQuery, enabled: !isAccountDemo() }).data
  const waiting = useWaitingConnections({ enabled: !isAccountDemo() })
  const tabButton = (tab: Parameters<OpenTab>[0], label: string) => (
    <Button variant="secondary" onClick={() => onOpen(tab)}>
      {label}
    </Button>
  )
  const approved = requests.flatMap(({ id, tripName, departures = [] }) => {
    const [next, ...others] = departures.filter(({ isBooked }) => !isBooked)
    if (!next || departures.some(({ isBooked }) => isBooked)) return []
    return {
      key: `invite-${id}`,
      title: `Your invite is approved: ${tripName}`,
      text:
        others.length > 0
          ? invitedSeatsText(departures)
          : `${next.dates}. ${invitedSeatsText(departures)}`,
      action:
        others.length > 0 ? (
          tabButton('trip-invites', 'See Your Departures')
        ) : (
          <ButtonLink href={paths.book(next.id)}>{invitedActionLabel(next)}</ButtonLink>
        ),
    }
  })
  const details = (statuses ?? []).flatMap(({ bookingId, departureId, state, ...trip }) => {
    if (state === 'complete') return []
    const isMissing = state === 'missing'
    return {
      key: `travel-details-${bookingId}`,
      title: `${isMissing ? 'Enter' : 'Change'} your travel details: ${trip.tripTitle}`,
      text: isMissing
        ? `Passport, food and an emergency contact. ${trip.isLate ? `They were due on ${formatDate(trip.dueOn)}` : `Due by ${formatDate(trip.dueOn)}`}. About three minutes.`
        : 'Your passport expires before you return. Please renew it, and enter the new one.',
      action: (
        <ButtonLink href={travelDetailsPath(departureId)}>
          {isMissing ? 'Enter Details' : 'Change Details'}
        </ButtonLink>
      ),
    }
  })
  const email = {
    key: 'email',
    title: 'Confirm your email address',
    text: `We send a code to ${user.email ?? 'your address'}. After that you can hold a seat, log in with this address, and set a new password if you forget yours.`,
    action: tabButton('my-profile', 'Confirm Email'),
  }
  const connections = {
    key: 'connections',
    title: `${counted(waiting, 'request to connect is waiting', 'requests to connect are waiting')} for your answer`,
    text: 'From travellers in your groups. They see your contact details only if you accept.',
    action: <ButtonLink href={paths.connections}>See Requests</ButtonLink>,
  }
  const phone = {
    key: 'phone',
    title: 'Confirm your phone',
    text: 'We send a code by SMS. After that you can log in with it.',
    action: tabButton('my-profile', 'Confirm Phone'),
  }
  const takeQuiz = {
    key: 'quiz',
    title: 'Take the travel quiz',
    text: 'About two minutes. We keep your answers and the trips that match.',
    action: tabButton('travel-quiz', 'Take the Quiz'),
  }
  return [
    ...approved.filter(isFirst).slice(0, mostInvites),
    ...details,
    ...(waiting > 0 ? [connections] : []),
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
    border-top: 1px solid ${theme.colors.hairline};
  }
  > li > div {
    flex: 1 1 280px;
  }
  h3 {
    font-size: ${theme.fontSizes.lead};
  }
  p {
    color: ${theme.colors.inkSoft};
    overflow-wrap: anywhere;
  }
`
