import { type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What the button does. Screen readers read it. */
  label: string
}

/** A round button with only an icon. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Round type="button" aria-label={label} {...rest}>
      <span aria-hidden="true">{children}</span>
    </Round>
  )
}

const Round = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${theme.touchTarget};
  height: ${theme.touchTarget};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${theme.radii.round};
  background: transparent;
  color: inherit;
  cursor: pointer;
  > span {
    display: grid;
  }
  &:hover:not(:disabled) {
    background: ${theme.colors.blush};
    color: ${theme.colors.raspberryDeep};
  }
  &:focus-visible {
    border-radius: ${theme.radii.round};
  }
  &:disabled {
    cursor: default;
    opacity: 0.4;
  }
`
