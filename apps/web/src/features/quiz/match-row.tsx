import { durationLabel } from '@farandfew/domain/constants/labels.ts'
import type { QuizMatch } from '@farandfew/domain/quiz/quiz.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { linkOfMatch } from './match-facts.ts'
import { MatchButton, MatchDeparture } from './match-departure.tsx'
import { Reasons } from './reasons.tsx'

export function MatchRow({ match }: { match: QuizMatch }) {
  const { title, destination, duration, image, matchScore } = match
  return (
    <Item>
      <Picture src={image} alt="" width={800} height={600} />
      <div>
        <h4>
          <UiLink href={linkOfMatch(match)}>{title}</UiLink>
        </h4>
        <p>
          <span>{`${destination} · `}</span>
          <span>{durationLabel(duration)}</span>
        </p>
        <MatchDeparture of={match} />
        <Reasons of={match} inline />
      </div>
      <p>
        <strong>{`${matchScore}%`}</strong> match
      </p>
      <MatchButton of={match} />
    </Item>
  )
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 72px 1fr;
  grid-template-areas: 'picture score' 'picture facts' '. action';
  gap: 0 16px;
  padding-block: 20px;
  border-top: 1px solid ${theme.colors.hairline};
  > img {
    grid-area: picture;
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    border-radius: ${theme.radii.small};
    background: ${theme.colors.shade};
  }
  > div {
    grid-area: facts;
  }
  > a {
    grid-area: action;
    justify-self: start;
    margin-top: 12px;
  }
  > p {
    grid-area: score;
    color: ${theme.colors.raspberry};
    font-size: ${theme.fontSizes.small};
  }
  > p strong {
    font-family: ${theme.fonts.title};
    font-size: ${theme.fontSizes.title};
    font-weight: ${theme.fontWeights.title};
  }
  h4 {
    font-size: ${theme.fontSizes.lead};
    a {
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
  }
  h4 + p {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
    span + span {
      white-space: nowrap;
    }
  }
  ${theme.media.md} {
    grid-template-columns: 128px 1fr auto;
    grid-template-rows: auto 1fr;
    grid-template-areas: 'picture facts score' 'picture facts action';
    gap: 0 24px;
    > img {
      aspect-ratio: 4 / 3;
    }
    > p,
    > a {
      justify-self: end;
    }
    > a {
      align-self: end;
    }
  }
`
