import type { ItineraryDay as Day } from '@farandfew/domain/trips'
import { styled } from 'styled-components'
import { Disclosure, DisclosureSummary } from '../disclosure/disclosure.ts'
import { theme } from '../theme/theme.ts'

export interface CollapsibleDayProps {
  day: Day
  /** The date of a departure's day: 'Sat 11 Oct'. */
  date?: string
  defaultOpen?: boolean
  headingLevel?: 3 | 4
}

const { colors, space } = theme

/** One day of an itinerary, in a `details` element, which opens without JavaScript. */
export function CollapsibleDay({ day, date, defaultOpen, headingLevel = 3 }: CollapsibleDayProps) {
  return (
    <Details open={defaultOpen} data-dated={date !== undefined || undefined}>
      <DisclosureSummary>
        <Title as={headingLevel === 4 ? 'h4' : 'h3'}>
          <span>
            Day {day.day}
            {date !== undefined && ` · ${date}`}
          </span>{' '}
          {day.title}
        </Title>
      </DisclosureSummary>
      <Content>
        <p>{day.description}</p>
        <Facts>
          <dt>Accommodation</dt>
          <dd>{day.accommodation}</dd>
          <dt>Included</dt>
          <dd>{day.included}</dd>
        </Facts>
      </Content>
    </Details>
  )
}

const Details = styled(Disclosure)`
  --label-width: 4.2em;
  &[data-dated] {
    --label-width: 9.2em;
  }
`

const Title = styled.h3`
  display: flex;
  flex-direction: column;
  gap: ${space(1)} ${space(4)};
  font-size: ${theme.fontSizes.title};
  ${theme.media.md} {
    flex-direction: row;
    align-items: baseline;
  }
  > span {
    min-width: var(--label-width);
    color: ${colors.raspberry};
    font-family: ${theme.fonts.text};
    font-size: ${theme.fontSizes.body};
    font-weight: ${theme.fontWeights.label};
    letter-spacing: 0;
  }
`

const Content = styled.div`
  max-width: ${theme.widths.text};
  padding-bottom: ${space(7)};
  ${theme.media.md} {
    /* Aligned with the title, which follows the words 'Day 1'. */
    margin-left: calc(var(--label-width) + ${space(4)});
  }
`

const Facts = styled.dl`
  display: grid;
  gap: ${space(1)} ${space(6)};
  margin-top: ${space(5)};
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
