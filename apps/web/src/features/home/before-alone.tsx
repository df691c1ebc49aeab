import { costsInAll } from '@farandfew/domain/trips/trip-costs.ts'
import { Heading } from '@farandfew/ui/primitives/primitives.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { tripsQuery } from '../trips/trips.data.ts'

/** What people ask before they travel alone: the short answer, and the question of the FAQs that has the whole one. */
const questions = [
  {
    title: 'Women on their own',
    text: 'A room or tent of your own every night, and one host throughout.',
    id: 'what-about-women-who-travel-alone',
  },
  {
    title: 'What you will eat',
    text: "Each trip's page says how easy your diet will be.",
    id: 'what-will-i-eat',
  },
  {
    title: 'How the group meets',
    text: 'Online once you have a seat, then over dinner.',
    id: 'how-and-when-does-the-group-meet',
  },
  {
    title: 'What it costs in all',
    text: undefined,
    id: 'what-does-a-trip-cost-in-all',
  },
] as const

/** Before You Come Alone: four short answers with links. An island. */
export default function BeforeAlone() {
  const headingId = useId()
  const costs = costsInAll(useQuery(tripsQuery).data ?? [])
  return (
    <section aria-labelledby={headingId}>
      <Heading size="title" id={headingId} marginBottom={4}>
        Before you come alone
      </Heading>
      <Questions role="list">
        {questions.map(({ title, text, id }) => (
          <li key={id}>
            <UiLink href={`${paths.faqs}#${id}`}>{title}</UiLink>
            <p>{text ?? costText(costs)}</p>
          </li>
        ))}
      </Questions>
    </section>
  )
}

const costText = (costs: string | undefined) =>
  costs
    ? `${costs} with flights, where we know the fares.`
    : 'One price, plus what you book yourself.'

const Questions = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 8px clamp(16px, 3vw, 32px);
  li {
    padding-top: 4px;
    border-top: 2px solid ${theme.colors.clay};
  }
  a {
    display: flex;
    align-items: center;
    min-height: ${theme.touchTarget};
    font-weight: ${theme.fontWeights.label};
  }
  p {
    max-width: 29em;
    ${theme.below.sm} {
      font-size: ${theme.fontSizes.small};
    }
  }
`
