import { Dialog } from 'radix-ui'
import { keyframes, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

const { colors, space } = theme

const appear = keyframes`
  from { opacity: 0; }
`

/** Covers the whole screen: head, picture, foot. */
export const Content = styled(Dialog.Content)`
  position: fixed;
  z-index: ${theme.layers.dialog};
  inset: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  background: ${colors.night};
  color: ${colors.paper};
  animation: ${appear} ${theme.motion.calm};
  &:focus {
    outline: none;
  }
  :focus-visible {
    outline-color: ${colors.saffronLight};
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(2)} ${space(3)} ${space(2)} ${space(5)};
  ${theme.media.md} {
    padding: ${space(4)} ${space(6)};
  }
`

export const Position = styled.p`
  margin-right: auto;
  color: ${colors.nightSoft};
  font-variant-numeric: tabular-nums;
`

/** The browser handles vertical scrolling and zooming; horizontal movements are swipes. */
export const Stage = styled.div`
  display: grid;
  place-items: center;
  min-height: 0;
  padding-inline: ${space(3)};
  touch-action: pan-y pinch-zoom;
  user-select: none;
  > img {
    /* As large as fits without cropping. */
    width: auto;
    height: auto;
    max-width: 100%;
    max-height: 100%;
    min-height: 0;
    padding: 10px;
    border-radius: ${theme.radii.card};
    background: ${colors.sheet};
    animation: ${appear} ${theme.motion.calm};
  }
`

export const Foot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 40em) auto;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  padding: ${space(3)};
  text-align: center;
  ${theme.media.md} {
    gap: ${space(6)};
    padding: ${space(5)} ${space(6)};
  }
`

/** A fixed height, so that the picture does not move when the text changes. */
export const Caption = styled.p`
  display: grid;
  place-items: center;
  min-height: 4.8em;
  ${theme.media.md} {
    min-height: 3.2em;
  }
`
