import { durationLabel } from '@farandfew/domain/constants/labels.ts'
import type { QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Poster } from '@farandfew/ui/image/poster.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { altOfMatch, linkOfMatch } from './match-facts.ts'
import { MatchButton, MatchDeparture } from './match-departure.tsx'
import { Reasons } from './reasons.tsx'

/** A good match: picture, score, its departure, the reasons and a button. */
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
        <MatchDeparture of={match} />
        <Reasons of={match} />
        <MatchButton of={match} />
      </Body>
    </Card>
  )
}

/* The buttons of neighbouring cards are on one line. */
const Card = styled(Poster)`
  display: flex;
  flex-direction: column;
  height: 100%;
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
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: start;
  gap: 8px;
  padding: 20px 12px 12px;
  h3 {
    font-size: ${theme.fontSizes.title};
  }
  h3 + p {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
    span + span {
      display: block;
    }
  }
  h3 a {
    display: inline-block;
    min-height: ${theme.touchTarget};
    padding-block: 8px;
    color: ${theme.colors.ink};
    text-decoration: none;
    &:hover {
      color: ${theme.colors.raspberry};
      text-decoration: underline;
    }
  }
  > a {
    align-self: stretch;
    margin-top: auto;
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
