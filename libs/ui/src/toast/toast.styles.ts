import { css, keyframes } from 'styled-components'
import { theme } from '../theme/theme.ts'

const { colors, space } = theme

/** Below this width a toast takes the full width. */
const phone = theme.below.xs

/**
 * Toasts appear in the lower right corner, and on a phone at the top, where they cover neither keyboard nor form. Over a
 * dialog that has its title there, they appear at the bottom.
 */
export const viewportStyle = css`
  position: fixed;
  z-index: ${theme.layers.toast};
  right: 0;
  bottom: 0;
  width: 100%;
  max-width: 420px;
  margin: 0;
  padding: ${space(4)};
  list-style: none;
  outline: none;
  ${phone} {
    inset: 0 0 auto;
    max-width: none;
    padding: max(${space(2)}, env(safe-area-inset-top)) ${space(2)} ${space(2)};
    :root:has([role='dialog']:not([data-low])) & {
      inset: auto 0 0;
      padding: ${space(2)} ${space(2)} max(${space(2)}, env(safe-area-inset-bottom));
    }
  }
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
  /* A modal dialog disables pointer events outside itself. */
  pointer-events: auto;
  animation: ${arrive} ${theme.motion.calm};
  &[data-variant='destructive'] {
    border-color: ${colors.danger};
  }
  ${phone} {
    padding: ${space(2)} ${space(1)} ${space(2)} ${space(4)};
  }
`

export const toastTextStyle = css`
  flex: 1;
  align-self: center;
  min-width: 0;
  padding-block: ${space(1)};
  ${phone} {
    padding-block: 0;
  }
`

export const toastTitleStyle = css`
  font-weight: ${theme.fontWeights.label};
  line-height: 1.35;
`

/** One press selects all of it. */
export const toastLinkStyle = css`
  margin-top: ${space(2)};
  padding: ${space(2)};
  border: 1px solid ${colors.hairline};
  border-radius: ${theme.radii.small};
  font-size: ${theme.fontSizes.small};
  overflow-wrap: anywhere;
  user-select: all;
`

export const toastDescriptionStyle = css`
  margin-top: ${space(1)};
  color: ${colors.inkSoft};
  line-height: 1.45;
  ${phone} {
    margin-top: 0;
    font-size: ${theme.fontSizes.small};
  }
`
