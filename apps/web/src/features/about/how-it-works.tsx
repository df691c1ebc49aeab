import { inviteReviewHours } from '@farandfew/domain/constants'
import { UiLink } from '@farandfew/ui/link'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { TextWithPicture } from './text-with-picture.tsx'

interface Step {
  title: string
  text: ReactNode
}

const steps: readonly Step[] = [
  {
    title: 'Find Your Trip',
    text: (
      <>
        Begin with <UiLink href={paths.trips}>the ten trips</UiLink>, with{' '}
        <UiLink href={paths.schedule}>the dates of the season</UiLink> or with{' '}
        <UiLink href={paths.moodboards}>the pictures</UiLink>. If you prefer a few questions, the
        travel quiz ranks all ten for you and says why.
      </>
    ),
  },
  {
    title: 'Secure Your Spot',
    text: (
      <>
        Ask for an invite on the trip’s page: your name, your address and, if you like, what you
        hope for. We look at how the group would go together. If the trip is open, we answer within{' '}
        {inviteReviewHours} hours; if it is still coming, you are the first to know.
      </>
    ),
  },
  {
    title: 'Connect & Travel',
    text: (
      <>
        Once your place is confirmed you meet the others on our private platform, before departure:
        who they are, when they land, where the first drink is. Rooms, meals, transfers and a guide
        are arranged. You bring a bag.
      </>
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
            <Numeral aria-hidden>{index + 1}</Numeral>
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
    border-top: 1px solid ${({ theme }) => theme.colors.hairline};
  }
  h2 {
    margin-bottom: 12px;
    font-size: ${({ theme }) => theme.fontSizes.heading};
  }
  p {
    font-size: ${({ theme }) => theme.fontSizes.lead};
    line-height: 1.7;
  }
  ${({ theme }) => theme.media.md} {
    > li {
      grid-template-columns: 72px 1fr;
      padding-block: 40px;
    }
  }
`

const Numeral = styled.span`
  color: ${({ theme }) => theme.colors.raspberry};
  font-family: ${({ theme }) => theme.fonts.title};
  font-size: 38px;
  line-height: 1;
`
