import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { secondLine } from './list-column.ts'

/** The height of every row in CSS pixels. Fixed, so that no row has to be measured. */
export const rowHeight = 44

/** Scrolls in both directions, so that the page never scrolls sideways and the heading stays in view. */
export const GridScroller = styled.div`
  position: relative;
  overflow: auto;
  max-height: max(360px, calc(100dvh - 180px));
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
`

export const Grid = styled.div`
  width: max-content;
  min-width: 100%;
  font-size: ${theme.fontSizes.small};
  line-height: 1.45;
  transition: opacity ${theme.motion.calm};
  &[aria-busy='true'] {
    opacity: 0.6;
  }
  [role='row'] {
    display: grid;
    grid-template-columns: var(--columns);
    height: ${rowHeight}px;
  }
  [role='row'] > * {
    overflow: hidden;
    padding: 0 14px;
    background: ${theme.colors.sheet};
    line-height: ${rowHeight - 1}px;
    text-overflow: ellipsis;
    white-space: nowrap;
    /* Text of any script keeps its own direction, aligned to the left. */
    unicode-bidi: plaintext;
    text-align: left;
  }
  /* The cell that names the row stays in view. */
  [data-naming] {
    position: sticky;
    left: var(--select, 0px);
    z-index: ${theme.layers.raised};
    border-right: 1px solid ${theme.colors.hairline};
    font-weight: ${theme.fontWeights.label};
  }
  ${secondLine}
  ${theme.below.md} {
    [data-on-phone] {
      padding-top: 2px;
      line-height: ${(rowHeight - 4) / 2}px;
    }
  }
  [data-select] {
    position: sticky;
    left: 0;
    z-index: ${theme.layers.raised};
    padding: 0;
  }
  [data-select] > input {
    display: block;
    width: 24px;
    height: 24px;
    margin: 10px;
    accent-color: ${theme.colors.raspberry};
  }
`

export const GridHead = styled.div`
  position: sticky;
  top: 0;
  z-index: ${theme.layers.sticky};
  [role='row'] > :has(button) {
    padding: 0;
  }
  [role='row'] > * {
    background: ${theme.colors.shade};
    color: ${theme.colors.inkSoft};
    font-weight: ${theme.fontWeights.label};
  }
  button {
    display: flex;
    align-items: center;
    gap: 6px;
    width: 100%;
    height: ${rowHeight}px;
    margin: 0;
    padding: 0 14px;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
    outline-offset: -3px;
  }
  button:hover,
  [aria-sort='ascending'] > button,
  [aria-sort='descending'] > button {
    color: ${theme.colors.ink};
  }
`

export const GridBody = styled.div`
  position: relative;
  /* A row's contents never affect the layout around it. */
  contain: layout style;
  [role='row'] {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    contain: layout style;
    cursor: pointer;
    outline-offset: -2px;
  }
  [role='row'] > * {
    border-top: 1px solid ${theme.colors.hairline};
  }
  [role='row']:hover > * {
    background: ${theme.colors.paper};
  }
  [role='row'][aria-selected='true'] > * {
    background: ${theme.colors.blush};
  }
  /* The sticky cell would cover the row's outline. */
  [role='row']:focus-visible > * {
    box-shadow:
      inset 0 2px ${theme.colors.raspberry},
      inset 0 -2px ${theme.colors.raspberry};
  }
  a {
    color: inherit;
  }
`

/** Below the last row, in view however far the table is scrolled sideways. */
export const GridTail = styled.p`
  position: sticky;
  left: 0;
  width: max-content;
  padding: 0 14px;
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
  line-height: ${rowHeight}px;
`
