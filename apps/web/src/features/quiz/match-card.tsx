import { durationLabel } from '@farandfew/domain/constants/labels.ts'
import type { QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Poster } from '@farandfew/ui/image/poster.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { altOfMatch, linkOfMatch } from './match-facts.ts'
import { NextDeparture } from './next-departure.tsx'
import { Reasons } from './reasons.tsx'

/** A good match: picture, score and reasons. */
export function MatchCard({ match }: { match: QuizMatch }) {
  const { title, destination, duration, image, matchScore } = match
  return (
    <Card as="article">
      <Frame>
        <Picture src={image} alt={altOfMatch(match)} width={800} height={600} />
      </Frame>
      <Body>
        <Score>
          <strong>{`${matchScore}%`}</strong> match
        </Score>
        <h3>
          <UiLink href={linkOfMatch(match)}>{title}</UiLink>
        </h3>
        <p>
          <span>{`${destination} `}</span>
          <span>{durationLabel(duration)}</span>
        </p>
        <NextDeparture of={match} />
        <Reasons of={match} />
      </Body>
    </Card>
  )
}

const Card = styled(Poster)`
  position: relative;
  height: 100%;
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    transition: transform ${theme.motion.calm};
    &:hover {
      transform: translateY(-3px);
    }
  }
`

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${theme.radii.small};
  background: ${theme.colors.shade};
  > img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`

const Body = styled.div`
  padding: 20px 12px 12px;
  h3 {
    margin-top: 4px;
    font-size: ${theme.fontSizes.title};
  }
  h3 + p {
    margin-top: 8px;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
    span + span {
      display: block;
    }
  }
  a {
    color: ${theme.colors.ink};
    text-decoration: none;
    /* The link covers the whole card. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${theme.radii.card};
    }
    &:hover {
      color: ${theme.colors.raspberry};
    }
    &:focus-visible {
      outline: none;
      &::after {
        outline: 2px solid ${theme.colors.raspberry};
        outline-offset: 3px;
      }
    }
  }
`

const Score = styled.p`
  color: ${theme.colors.raspberry};
  strong {
    font-family: ${theme.fonts.title};
    font-size: ${theme.fontSizes.page};
    font-weight: ${theme.fontWeights.title};
    line-height: 1.1;
  }
`
