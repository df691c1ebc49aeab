import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

/**
 * Styles of a list: on a phone its items are one row, which scrolls sideways to the edges of the screen. The start of the
 * next item shows that there is more. Works without JavaScript; an item with a link is reached by keyboard and shown by
 * `showFocusedItem`, for others see `useRowFocus`.
 */
export const swipeRow = css`
  ${theme.below.sm} {
    /* Keeps visually hidden texts inside the scroll container. */
    position: relative;
    --edge: ${theme.space(5)};
    /* Space for a focus ring, which the scroll container would cut off. */
    margin: -${theme.space(1.5)} calc(-1 * var(--edge)) 0;
    padding: ${theme.space(1.5)} var(--edge) ${theme.space(4)};
    grid-auto-columns: var(--item, min(86%, 340px));
    grid-auto-flow: column;
    grid-template-columns: none;
    gap: ${theme.space(3)};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: var(--edge);
    scroll-snap-type: x mandatory;
    scrollbar-color: ${theme.colors.edge} transparent;
    scrollbar-width: thin;
    > li {
      scroll-snap-align: start;
    }
  }
`
