import { css, styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

const { colors, space } = theme

/** The styles of inputs, text areas and selects. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: ${space(2.5)} ${space(3.5)};
  /* Its label stays on the screen when the focus scrolls to it. */
  scroll-margin-top: 3.5rem;
  border: 1px solid ${colors.edge};
  border-radius: ${theme.radii.card};
  background-color: ${colors.sheet};
  color: ${colors.ink};
  font-size: ${theme.fontSizes.body};
  line-height: 1.5;
  &::placeholder {
    color: ${colors.inkSoft};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${colors.ink};
  }
  &:focus-visible {
    outline-offset: 1px;
    border-radius: ${theme.radii.card};
  }
  &[aria-invalid='true'] {
    border-color: ${colors.danger};
    box-shadow: inset 0 0 0 1px ${colors.danger};
  }
  &:disabled {
    background-color: ${colors.shade};
    color: ${colors.inkSoft};
  }
`

export const FieldBox = styled.div`
  display: grid;
  gap: ${space(1.5)};
  align-content: start;
  justify-items: start;
`

export const FieldLabel = styled.label`
  font-weight: ${theme.fontWeights.label};
  line-height: 1.4;
`

export const Asterisk = styled.span`
  color: ${colors.danger};
`

export const FieldHint = styled.p`
  color: ${colors.inkSoft};
  font-size: ${theme.fontSizes.small};
  line-height: 1.45;
`

export const FieldError = styled.p`
  color: ${colors.danger};
  font-size: ${theme.fontSizes.small};
  font-weight: ${theme.fontWeights.label};
  line-height: 1.45;
  &::before {
    content: '! ' / '';
    font-weight: 700;
  }
`
