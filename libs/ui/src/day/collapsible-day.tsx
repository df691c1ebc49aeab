import type { Picture as PictureData } from '@farandfew/domain/pictures/pictures.ts'
import type { ItineraryDay as Day } from '@farandfew/domain/trips/trip.ts'
import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import { Disclosure, DisclosureSummary } from '../disclosure/disclosure.ts'
import { Picture } from '../image/picture.tsx'
import { Poster } from '../image/poster.ts'
import { theme } from '../theme/theme.ts'

export interface CollapsibleDayProps {
  day: Day
  /** The date of a departure's day: 'Sat 11 Oct'. */
  date?: string
  /** Next to the text, with its alternative text as caption. */
  picture?: PictureData | undefined
  defaultOpen?: boolean
  headingLevel?: 3 | 4
}

const { colors, space } = theme

/** One day of an itinerary, in a `details` element, which opens without JavaScript. */
export function CollapsibleDay(props: CollapsibleDayProps) {
  const { day, date, picture, defaultOpen, headingLevel = 3 } = props
  return (
    <Details open={defaultOpen} data-dated={date !== undefined || undefined}>
      <DisclosureSummary>
        <Title as={headingLevel === 4 ? 'h4' : 'h3'}>
          <span>{`Day ${day.day}${date !== undefined ? ` · ${date}` : ''}`}</span>
          <span>{` ${day.title}`}</span>
        </Title>
      </DisclosureSummary>
      <Content>
        <div>
          <p>{day.description}</p>
          <DayFacts>
            <dt>Accommodation</dt>
            <dd>{day.accommodation}</dd>
            <dt>Included</dt>
            <dd>{day.included}</dd>
          </DayFacts>
        </div>
        {picture && <DayPoster picture={picture} />}
      </Content>
    </Details>
  )
}

function DayPoster({ picture: { src, alt, width, height } }: { picture: PictureData }) {
  return (
    <PosterFrame as="figure" data-screen style={{ '--ratio': width / height } as CSSProperties}>
      <Picture src={src} alt={alt} width={width} height={height} />
      {/* The image has the same text. */}
      <figcaption aria-hidden>{alt}</figcaption>
    </PosterFrame>
  )
}

const Details = styled(Disclosure)`
  ${theme.below.md} {
    > summary {
      min-height: 52px;
      padding-block: ${space(2)};
    }
  }
  --label-width: 4.2em;
  &[data-dated] {
    --label-width: 9.2em;
  }
`

const Title = styled.h3`
  font-size: ${theme.fontSizes.title};
  ${theme.below.md} {
    > span:first-child {
      margin-right: ${space(1)};
    }
  }
  ${theme.media.md} {
    display: flex;
    gap: ${space(4)};
    align-items: baseline;
    > span:first-child {
      min-width: var(--label-width);
    }
  }
  > span:first-child {
    color: ${colors.raspberry};
    font-family: ${theme.fonts.text};
    font-size: ${theme.fontSizes.body};
    font-weight: ${theme.fontWeights.label};
    letter-spacing: 0;
  }
`

const Content = styled.div`
  display: grid;
  gap: ${space(6)};
  padding-bottom: ${space(5)};
  > div {
    max-width: ${theme.widths.text};
  }
  @media print {
    padding-bottom: ${space(3)};
  }
  ${theme.media.split} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space(8)};
    align-items: start;
  }
  ${theme.media.md} {
    /* Aligned with the title, which follows the words 'Day 1'. */
    margin-left: calc(var(--label-width) + ${space(4)});
  }
`

/** As high as most texts, uncropped. */
const PosterFrame = styled(Poster)`
  width: min(300px * var(--ratio) + 22px, 100%);
  > figcaption {
    padding: ${space(2)} ${space(1)} 0;
    color: ${colors.inkSoft};
    font-size: ${theme.fontSizes.small};
    line-height: 1.4;
  }
  ${theme.below.split} {
    width: min(100%, 420px);
    > img {
      aspect-ratio: 16 / 9;
      object-fit: cover;
    }
    > figcaption {
      display: none;
    }
  }
`

const DayFacts = styled.dl`
  display: grid;
  gap: ${space(1)} ${space(6)};
  margin-top: ${space(3)};
  ${theme.media.md} {
    grid-template-columns: max-content 1fr;
  }
  > dt {
    color: ${colors.inkSoft};
  }
  > dd {
    margin: 0 0 ${space(2)};
  }
`
