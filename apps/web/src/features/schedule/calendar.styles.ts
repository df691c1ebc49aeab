import { theme } from '@farandfew/ui/theme/theme.ts'
import { css, styled } from 'styled-components'

const { colors, space } = theme

/** The mark of a departure that takes place, for a cell without room for the word. The legend explains it. */
export const guaranteedMark = '✓'

/** On a phone the buttons share the width, so that they do not move with the length of the month's name. */
export const Steps = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
  width: 100%;
  ${theme.media.md} {
    width: auto;
  }
`

export const MonthGrid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 2px;
  th {
    padding: ${space(2)} 0;
    color: ${colors.inkSoft};
    font-size: ${theme.fontSizes.small};
    font-weight: ${theme.fontWeights.label};
  }
  td {
    padding: 0;
  }
  ${theme.media.md} {
    border-spacing: 4px;
    td {
      vertical-align: top;
    }
    th {
      padding-inline: 6px;
      text-align: left;
    }
  }
  /* On the narrowest screens seven days of 44 pixels need the page's margin too. */
  @media (max-width: 359px) {
    width: calc(100% + 30px);
    margin-inline: -15px;
    border-spacing: 0 2px;
  }
`

/** How a day with a departure looks, and its sample in the legend. Filled means that it can be booked, grey that it is over. */
export const departureLook = css`
  &[data-days] {
    border: 2px solid ${colors.edge};
    background: ${colors.shade};
    color: ${colors.inkSoft};
    font-weight: ${theme.fontWeights.label};
  }
  &[data-state='open'] {
    border-color: transparent;
    background: ${colors.raspberry};
    color: ${colors.sheet};
    &[data-days='8'] {
      background: ${colors.sea};
    }
  }
  &[data-state='by-invite'],
  &[data-state='being-paid'],
  &[data-state='full'] {
    border: 2px solid;
    background: ${colors.sheet};
    color: ${colors.raspberry};
    &[data-days='8'] {
      color: ${colors.sea};
    }
  }
  &[data-state='being-paid'],
  &[data-state='full'] {
    border-style: dashed;
  }
`

export const DayButton = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: 48px;
  padding: 2px;
  border: 0;
  border-radius: ${theme.radii.card};
  background: transparent;
  line-height: 1.2;
  position: relative;
  cursor: pointer;
  &:hover {
    background: ${colors.shade};
  }
  &[aria-current='date'] {
    text-decoration: underline 2px ${colors.raspberry};
    text-underline-offset: 4px;
  }
  ${departureLook}
  /* A departure that takes place. A screen reader reads the word. */
  &[data-guaranteed] > [data-day]::after {
    content: ' ${guaranteedMark}';
    content: ' ${guaranteedMark}' / '';
  }
  &[data-selected] {
    box-shadow:
      0 0 0 2px ${colors.paper},
      0 0 0 4px ${colors.ink};
  }
  &:focus-visible {
    z-index: ${theme.layers.raised};
    border-radius: ${theme.radii.card};
  }
  ${theme.media.md} {
    align-items: flex-start;
    justify-content: space-between;
    min-height: 76px;
    padding: ${space(2)} 5px ${space(2)} 6px;
    text-align: left;
    &:not([data-days], :hover) {
      background: ${colors.sheet};
    }
  }
`

/**
 * The destination, the days, the state, and whether it takes place. On a phone the days and one word for the state are visible; a screen reader
 * reads all, and the word not twice.
 */
export const DayNote = styled.span`
  max-width: 100%;
  font-size: ${theme.fontSizes.small};
  ${theme.below.md} {
    span:not(:nth-child(2)) {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    span {
      display: block;
    }
    span:nth-child(2) {
      margin-inline: -4px;
      letter-spacing: -0.04em;
    }
    &::after {
      /* 'Closed' fits into a seventh of 320 px. */
      margin-inline: -4px;
      letter-spacing: -0.05em;
      /* Grows with the size of text as far as there is room. */
      font-size: min(${theme.fontSizes.small}, 4.4vw);
      content: attr(data-short);
      content: attr(data-short) / '';
    }
  }
  ${theme.media.md} {
    span {
      display: block;
    }
  }
`
