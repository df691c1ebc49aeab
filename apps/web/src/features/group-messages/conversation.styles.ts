import { styled } from 'styled-components'

/** The height of the site's header, which stays at the top of the screen. */
const headerHeight = 68

/** As high as the part of the screen below the header, which a phone's keyboard makes smaller. */
export const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  height: calc(var(--visible-height, 100dvh) - ${headerHeight + 24}px);
  min-height: 320px;
  max-height: 860px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.paper};
  scroll-margin-block: ${headerHeight + 8}px 8px;
  /* From edge to edge on a phone. */
  ${({ theme }) => theme.below.sm} {
    margin-inline: -20px;
    border-inline: 0;
    border-radius: 0;
  }
`

export const Middle = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  padding: 24px;
`

export const Shapes = styled.div`
  width: 100%;
  height: 100%;
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.shade};
`

export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding: 4px 8px 12px;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The position is kept by hand, because not every browser does. */
  overflow-anchor: none;
  ${({ theme }) => theme.media.sm} {
    padding-inline: 20px;
  }
`

export const Older = styled.div`
  display: grid;
  place-items: center;
  padding-top: 12px;
`

export const Empty = styled.p`
  max-width: 44ch;
  margin: 48px auto;
  padding-inline: 16px;
  color: ${({ theme }) => theme.colors.inkSoft};
  text-align: center;
`

/** Floats over the end of the messages. */
export const ToEnd = styled.div`
  position: relative;
  z-index: ${({ theme }) => theme.layers.raised};
  height: 0;
  text-align: center;
  > button {
    border-radius: ${({ theme }) => theme.radii.round};
    box-shadow: ${({ theme }) => theme.shadows.float};
    translate: 0 calc(-100% - 8px);
  }
`

export const ReadOnly = styled.p`
  padding: 16px;
  border-top: 1px solid ${({ theme }) => theme.colors.hairline};
  background: ${({ theme }) => theme.colors.sheet};
  color: ${({ theme }) => theme.colors.inkSoft};
  text-align: center;
`

export const Zone = styled.p`
  padding: 0 16px 8px;
  background: ${({ theme }) => theme.colors.sheet};
  color: ${({ theme }) => theme.colors.inkSoft};
  font-size: ${({ theme }) => theme.fontSizes.small};
`
