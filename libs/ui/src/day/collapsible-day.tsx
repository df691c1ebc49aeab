import type { ItineraryDay as Day } from '@farandfew/domain/trips'
import { styled } from 'styled-components'
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
      <Summary>
        <Title as={headingLevel === 4 ? 'h4' : 'h3'}>
          <span>
            Day {day.day}
            {date !== undefined && ` · ${date}`}
          </span>{' '}
          {day.title}
        </Title>
      </Summary>
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

const Details = styled.details`
  --label-width: 4.2em;
  &[data-dated] {
    --label-width: 9.2em;
  }
  border-top: 1px solid ${colors.hairline};
  &:last-of-type {
    border-bottom: 1px solid ${colors.hairline};
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 64px;
  padding-block: ${space(4)};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    margin: 0 ${space(2)} 0 auto;
    border: solid ${colors.raspberry};
    border-width: 0 2px 2px 0;
    transform: translateY(-25%) rotate(45deg);
    transition: transform ${theme.motion.calm};
  }
  details[open] > &::after {
    transform: translateY(25%) rotate(225deg);
  }
  &:hover {
    color: ${colors.raspberry};
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
