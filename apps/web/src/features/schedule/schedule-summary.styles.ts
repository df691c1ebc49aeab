import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

const { colors, space } = theme

/** A table with three columns at any width: on a phone the text wraps instead of the page scrolling. */
export const TableFrame = styled.div`
  container-type: inline-size;
  > table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${theme.fontSizes.small};
    text-align: left;
    th,
    td {
      width: 38%;
      padding: ${space(3)} ${space(2)} ${space(3)} 0;
      border-bottom: 1px solid ${colors.edge};
      vertical-align: top;
    }
    th:first-child {
      width: 24%;
    }
    th {
      font-weight: ${theme.fontWeights.label};
    }
    small {
      display: block;
      color: ${colors.inkSoft};
      font-size: inherit;
      font-weight: ${theme.fontWeights.text};
    }
    td > a {
      display: flex;
      align-items: center;
      min-height: ${theme.touchTarget};
      margin-block: -10px -6px;
      font-weight: ${theme.fontWeights.label};
    }
    td > b,
    td > span {
      display: block;
    }
    b {
      font-weight: ${theme.fontWeights.label};
    }
    ${theme.media.md} {
      font-size: ${theme.fontSizes.body};
      th,
      td {
        width: 40%;
        padding-block: ${space(4)};
      }
      th:first-child {
        width: 20%;
      }
    }
  }
  /* In rem, the width below which a large font leaves no room for three columns of whole words. */
  @container (max-width: 15rem) {
    th,
    td {
      overflow-wrap: anywhere;
    }
  }
`
