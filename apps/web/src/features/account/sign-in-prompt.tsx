import { inviteReviewHours } from '@farandfew/domain/constants/limits.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import { TextWithPicture } from '../../shared/layout/text-with-picture.tsx'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'
import { openSignIn } from '../../shared/current-member/open-sign-in.ts'

const loadSavedTrips = () => import('./visitor-saved-trips.tsx')

const visitorLinks = [
  {
    href: paths.schedule,
    label: 'Request an Invite',
    text: `Choose a departure in the schedule. We review each request within ${inviteReviewHours} hours.`,
  },
  {
    href: paths.quiz,
    label: 'Take the Travel Quiz',
    text: 'A few questions, and the trips that suit your answers.',
  },
  {
    href: paths.trips,
    label: 'Browse All Trips',
    text: 'Ten far places, day by day, with what is included and what is not.',
  },
]

/** The page for visitors: the sign-in prompt, and links that need no account. */
export function SignInPrompt() {
  const headingId = useId()
  return (
    <Section tone="blush" labelledBy={headingId}>
      <TextWithPicture name="campfire-stars">
        <div>
          <SectionHeading
            id={headingId}
            lead="Your trips, invite requests and profile are all here."
          >
            Your place in the club
          </SectionHeading>
          <Stack gap={3} align="start" marginBottom={10}>
            <Button size="lg" onClick={(event) => openSignIn('initial', event.currentTarget)}>
              Sign Up / Log In
            </Button>
            <Deferred load={loadSavedTrips} when="now" placeholderSuffices />
            <noscript>
              <p>Logging in needs JavaScript. The links below work without an account.</p>
            </noscript>
          </Stack>
          <LinkCards role="list">
            {visitorLinks.map(({ href, label, text }) => (
              <li key={href}>
                <h3>
                  <AppLink href={href}>{label}</AppLink>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </LinkCards>
        </div>
      </TextWithPicture>
    </Section>
  )
}

const LinkCards = styled.ul`
  display: grid;
  gap: 16px;
  li {
    position: relative;
    padding: 24px;
    border-top: 4px solid ${theme.colors.clay};
    background: ${theme.colors.paper};
  }
  h3 {
    margin-bottom: 8px;
    font-size: ${theme.fontSizes.title};
  }
  /* The whole card is clickable. */
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`
