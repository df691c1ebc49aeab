import { css, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

const { colors, space } = theme

/** Prints a closed `details` as if it was open. */
export const printedOpen = css`
  @media print {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
    > summary::after,
    > summary::marker {
      content: none;
    }
  }
`

/** Shows a closed `details` as if it was open, without its summary, from a width on. A browser that cannot shows the row. */
export const openFrom = (media: string) => css`
  ${media} {
    @supports selector(::details-content) {
      &::details-content {
        block-size: auto;
        content-visibility: visible;
      }
      > summary {
        display: none;
      }
    }
  }
`

/** One of several `details` below each other, between hairlines. It opens without JavaScript. */
export const Disclosure = styled.details`
  border-top: 1px solid ${colors.hairline};
  &:last-of-type {
    border-bottom: 1px solid ${colors.hairline};
  }
  ${printedOpen}
`

/** The line that opens and closes a `Disclosure`, with an arrow at its end. */
export const DisclosureSummary = styled.summary<{ $compact?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: ${({ $compact }) => ($compact ? 52 : 64)}px;
  padding-block: ${({ $compact }) => space($compact ? 2 : 4)};
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
