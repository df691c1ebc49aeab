import { theme } from '@farandfew/ui/theme/theme.ts'
import { css, styled } from 'styled-components'

/** Scrolls sideways, so that the page never does. */
export const ScrollRegion = styled.div`
  position: relative;
  overflow-x: auto;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  transition: opacity ${theme.motion.calm};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`

export const Table = styled.table`
  width: max-content;
  min-width: 100%;
  /* Next to the sidebar, cells break their text before the table scrolls. */
  ${theme.media.lg} {
    width: auto;
  }
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${theme.fontSizes.small};
  line-height: 1.45;
  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  th,
  td {
    max-width: 32ch;
    padding: 12px 14px;
    background: ${theme.colors.sheet};
    text-align: left;
    vertical-align: top;
    /* Text of any script keeps its own direction, aligned to the left. */
    unicode-bidi: plaintext;
  }
  thead th {
    background: ${theme.colors.shade};
    color: ${theme.colors.inkSoft};
    font-weight: ${theme.fontWeights.label};
    white-space: nowrap;
  }
  tbody > tr > * {
    border-top: 1px solid ${theme.colors.hairline};
  }
  tbody th {
    font-weight: ${theme.fontWeights.label};
  }
  tbody tr:hover > * {
    background: ${theme.colors.paper};
  }
  /* The cell that names the row stays in view. */
  thead th[data-naming],
  tbody th {
    position: sticky;
    left: 0;
    z-index: ${theme.layers.raised};
    border-right: 1px solid ${theme.colors.hairline};
  }
  time {
    white-space: nowrap;
  }
`

/** A button in a cell: as high as a touch target, without making its row higher. */
export const inCell = css`
  margin-block: -10px;
  padding-inline: 0;
`

/** The placeholder of a value. */
export const Bar = styled.span`
  display: block;
  width: 9ch;
  height: 1em;
  margin-block: 0.2em;
  border-radius: ${theme.radii.small};
  background: ${theme.colors.shade};
`
