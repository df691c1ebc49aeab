import { css, keyframes } from 'styled-components'
import { theme } from '../theme/theme.ts'

const { colors, space } = theme

/** Where toasts stand: at the foot of a small screen, in the corner of a wide one. */
export const viewportStyle = css`
  position: fixed;
  z-index: 90;
  right: 0;
  bottom: 0;
  width: 100%;
  max-width: 420px;
  margin: 0;
  padding: ${space(4)};
  list-style: none;
  outline: none;
`

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`

export const toastStyle = css`
  display: flex;
  align-items: start;
  gap: ${space(2)};
  padding: ${space(4)} ${space(2)} ${space(4)} ${space(5)};
  border-left: 4px solid ${colors.sea};
  border-radius: ${theme.radii.card};
  background: ${colors.sheet};
  color: ${colors.ink};
  box-shadow: ${theme.shadows.float};
  /* A modal dialog switches the pointer off for what is not in it. */
  pointer-events: auto;
  animation: ${arrive} ${theme.motion.calm};
  &[data-variant='destructive'] {
    border-color: ${colors.danger};
  }
`

export const toastTextStyle = css`
  flex: 1;
  align-self: center;
  min-width: 0;
  padding-block: ${space(1)};
`

export const toastTitleStyle = css`
  font-weight: ${theme.fontWeights.label};
  line-height: 1.35;
`

export const toastDescriptionStyle = css`
  margin-top: ${space(1)};
  color: ${colors.inkSoft};
  line-height: 1.45;
`
