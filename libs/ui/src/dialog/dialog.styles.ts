import { Dialog } from 'radix-ui'
import { css, keyframes, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

const { colors, space } = theme

const appear = keyframes`
  from { opacity: 0; }
`

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`

/** Below this width a sheet fills the screen. */
const phone = theme.below.xs

interface DialogLook {
  $sheet: boolean | 'low' | 'wide'
}

/** Scrolls if the dialog is taller than the screen. */
export const Overlay = styled(Dialog.Overlay)<DialogLook>`
  position: fixed;
  z-index: ${theme.layers.dialog};
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${space(4)};
  overflow-y: auto;
  background: ${theme.scrim};
  animation: ${appear} ${theme.motion.calm};
  ${({ $sheet }) =>
    $sheet &&
    css`
      ${phone} {
        /* A grid row would not grow with a sheet that has a minimum height. */
        display: ${$sheet === 'low' ? 'grid' : 'block'};
        place-items: end center;
        padding: 0;
      }
    `}
`

export const Content = styled(Dialog.Content)<DialogLook>`
  position: relative;
  width: min(100%, 520px);
  padding: ${space(7)} ${space(5)} ${space(6)};
  border-radius: ${theme.radii.card};
  background: ${colors.paper};
  color: ${colors.ink};
  box-shadow: ${theme.shadows.float};
  animation: ${rise} ${theme.motion.calm};
  &:focus {
    outline: none;
  }
  ${theme.media.md} {
    padding: ${space(9)};
  }
  ${({ $sheet }) =>
    $sheet &&
    css`
      width: min(100%, ${$sheet === 'wide' ? '1080px' : '480px'});
      ${phone} {
        width: 100%;
        min-height: ${$sheet === 'low' ? 'auto' : '100dvh'};
        border-radius: 0;
      }
    `}
`

export const Title = styled(Dialog.Title)`
  padding-right: ${space(12)};
  font-size: ${theme.fontSizes.heading};
`

export const Description = styled(Dialog.Description)`
  margin-top: ${space(2)};
  color: ${colors.inkSoft};
`

export const Body = styled.div`
  margin-top: ${space(6)};
`

export const Corner = styled.div`
  position: absolute;
  top: ${space(3)};
  right: ${space(3)};
`
