import { colors } from '@farandfew/ui/theme'
import { createGlobalStyle, styled } from 'styled-components'

/** On a screen too low for it, the bar stays where it stands in the page. */
const highEnough = '@media (min-height: 480px)'

const ground = colors.blush

/**
 * What comes into sight, by the keyboard or by a link within the page, stops above the bar. Where the bar will come to
 * rest, the page goes on in the colour of its last section, and so shows no gap while the bar is further up.
 */
export const RoomForBand = createGlobalStyle`
  ${highEnough} {
    html {
      scroll-padding-bottom: calc(104px + env(safe-area-inset-bottom, 0px));
    }
  }
  main {
    background: linear-gradient(${ground}, ${ground}) bottom / 100% 120px no-repeat;
  }
`

export const Band = styled.div`
  padding-block: 12px max(12px, env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${({ theme }) => theme.colors.hairline};
  background: ${({ theme }) => theme.colors.sheet};
  ${highEnough} {
    position: sticky;
    z-index: ${({ theme }) => theme.layers.bar};
    bottom: 0;
  }
`

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  > a {
    flex: none;
  }
  ${({ theme }) => theme.media.md} {
    gap: 24px;
  }
`

/** Above the fold the page's own heading says it: on a small screen there is no room to say it twice. */
export const Title = styled.p`
  display: none;
  flex: 1;
  font-family: ${({ theme }) => theme.fonts.title};
  font-size: ${({ theme }) => theme.fontSizes.title};
  ${({ theme }) => theme.media.md} {
    display: block;
  }
`

export const State = styled.p`
  display: grid;
  flex: 1;
  line-height: 1.35;
  > strong {
    font-weight: 600;
  }
  > span {
    color: ${({ theme }) => theme.colors.inkSoft};
    font-size: ${({ theme }) => theme.fontSizes.small};
  }
  ${({ theme }) => theme.media.md} {
    flex: none;
    text-align: right;
  }
`
