import { colors } from '@farandfew/ui/theme/colors.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { createGlobalStyle, styled } from 'styled-components'

/** On a screen that is too low, the bar is not fixed. */
const highEnough = '@media (min-height: 480px)'

/** Below the width of the panel, which says the same. */
const withoutPanel = theme.below.ml

const ground = colors.blush

/**
 * Scroll padding keeps focused elements and link targets above the bar. The space below the page has the colour of its
 * last section, so that no gap shows while the bar is fixed.
 */
export const RoomForBand = createGlobalStyle`
  ${withoutPanel} {
    ${highEnough} {
      html {
        scroll-padding-bottom: calc(6.5rem + env(safe-area-inset-bottom));
      }
    }
    main {
      background: linear-gradient(${ground}, ${ground}) bottom / 100% 120px no-repeat;
    }
  }
`

/** In rem, the width below which state and button do not fit next to each other: a phone with a large font. */
const tooNarrow = '@container (max-width: 17rem)'

export const Band = styled.div`
  container-type: inline-size;
  padding-block: 12px max(12px, env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.colors.hairline};
  background: ${theme.colors.sheet};
  ${theme.media.ml} {
    display: none;
  }
`

export const Parts = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  /* At the bottom of the screen, it stays where it is if the text next to it gets more lines. */
  > a {
    flex: none;
    align-self: end;
    max-width: 12rem;
    text-align: center;
  }
  ${theme.media.md} {
    gap: 24px;
  }
  ${tooNarrow} {
    flex-direction: column;
    align-items: stretch;
    gap: 4px;
    > a {
      align-self: stretch;
    }
    margin-block: -4px;
  }
`

/** Hidden on small screens, where the page's heading is visible and space is short. */
export const Title = styled.p`
  display: none;
  flex: 1;
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.title};
  ${theme.media.md} {
    display: block;
  }
`

export const State = styled.p`
  display: grid;
  flex: 1;
  line-height: 1.25;
  > strong {
    font-weight: 600;
    /* A state that takes several lines does not run into it. */
    &[data-guaranteed='true'] > :last-child {
      font-weight: ${theme.fontWeights.text};
    }
  }
  > span {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  /* The dot before a part is in its padding, which is cut off at the start of a line. */
  > * {
    margin-left: -0.5em;
    clip-path: inset(0 0 0 0.5em);
  }
  > * > span {
    display: inline-block;
    padding-left: 0.5em;
  }
  i {
    display: inline-block;
    width: 0.5em;
    margin-left: -0.5em;
    font-style: normal;
    text-align: center;
  }
  /* Short of space: the first screen says the length and the price too. */
  @media (max-width: 359px) {
    > [data-spare='true'],
    > [data-length='true'] > :first-child {
      display: none;
    }
  }
  ${theme.media.md} {
    flex: none;
    justify-items: end;
  }
  ${tooNarrow} {
    /* The first screen and the trip's details say the same. */
    > span {
      display: none;
    }
  }
`
