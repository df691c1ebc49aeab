import { minimumGroup } from '@farandfew/domain/departures/guarantee.ts'
import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { TextWithPicture } from '../../shared/layout/text-with-picture.tsx'

interface Step {
  title: string
  text: ReactNode
}

const steps: readonly Step[] = [
  {
    title: 'Find Your Trip',
    text: (
      <span>
        Start with <UiLink href={paths.trips}>the ten trips</UiLink>,{' '}
        <UiLink href={paths.schedule}>the departure dates</UiLink> or{' '}
        <UiLink href={paths.moodboards}>the pictures</UiLink>. Or take the travel quiz: it ranks all
        ten trips for you and explains why.
      </span>
    ),
  },
  {
    title: 'Secure Your Spot',
    text: (
      <>
        <span>{`If the trip is open, book your seat at once. If not, request an invite on its page with your name, your email address and, if you like, what you are hoping for. We look at how well the group would fit together, and answer within ${inviteReviewHours} hours. Once your invite is approved, you can book. A departure is guaranteed as soon as ${minimumGroup} have booked; until then its page shows how many are missing, and by when it is decided. `}</span>
        <UiLink href={paths.faqs}>When is a trip guaranteed?</UiLink>
      </>
    ),
  },
  {
    title: 'Connect & Travel',
    text: (
      <span>
        Once your seat is confirmed, you meet the others in the Group Room: who they are, when they
        land and where to meet for the first drink. Rooms, meals, transfers and a host are arranged.
        All you bring is a bag.
      </span>
    ),
  },
]

/** The tab How It Works: the three steps to a trip. */
export function HowItWorks() {
  return (
    <TextWithPicture name="train-door">
      <Steps>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden>{index + 1}</span>
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Steps>
    </TextWithPicture>
  )
}

const Steps = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 48px 1fr;
    gap: 8px 16px;
    padding-block: 32px;
  }
  > li:first-child {
    padding-top: 0;
  }
  > li + li {
    border-top: 1px solid ${theme.colors.hairline};
  }
  > li > span {
    color: ${theme.colors.raspberry};
    font-family: ${theme.fonts.title};
    font-size: 38px;
    line-height: 1;
  }
  h2 {
    margin-bottom: 12px;
    font-size: ${theme.fontSizes.heading};
  }
  p {
    font-size: ${theme.fontSizes.lead};
    line-height: 1.7;
  }
  ${theme.media.md} {
    > li {
      grid-template-columns: 72px 1fr;
      padding-block: 40px;
    }
  }
`
