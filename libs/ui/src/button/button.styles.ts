import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

const { colors, space } = theme

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'
export type ButtonSize = 'md' | 'lg'

export interface ButtonLook {
  $variant: ButtonVariant
  $size: ButtonSize
}

const variants = {
  primary: css`
    background: ${colors.raspberry};
    border-color: ${colors.raspberry};
    color: ${colors.sheet};
    &:hover:not(:disabled) {
      background: ${colors.raspberryDeep};
      border-color: ${colors.raspberryDeep};
      color: ${colors.sheet};
    }
  `,
  secondary: css`
    background: ${colors.sheet};
    border-color: ${colors.ink};
    color: ${colors.ink};
    &:hover:not(:disabled) {
      background: ${colors.ink};
      color: ${colors.sheet};
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${colors.raspberry};
    padding-inline: ${space(3)};
    &:hover:not(:disabled) {
      background: ${colors.blush};
      color: ${colors.raspberryDeep};
    }
  `,
}

/** The styles of buttons and of links that look like buttons. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${({ $size }) => ($size === 'lg' ? '52px' : theme.touchTarget)};
  min-width: ${theme.touchTarget};
  padding: ${space(2)} ${({ $size }) => space($size === 'lg' ? 8 : 5)};
  border: 1px solid;
  border-radius: ${theme.radii.card};
  font-family: ${theme.fonts.text};
  font-size: ${theme.fontSizes.body};
  font-weight: ${theme.fontWeights.label};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: transform ${theme.motion.quick};
  &:active:not(:disabled) {
    transform: translateY(1px);
  }
  ${({ $variant }) => variants[$variant]}
  &:disabled {
    cursor: default;
    opacity: 0.55;
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.85;
  }
`
