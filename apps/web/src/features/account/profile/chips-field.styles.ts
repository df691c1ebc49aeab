import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding-left: 14px;
  border-radius: ${theme.radii.round};
  background: ${theme.colors.blush};
  overflow-wrap: anywhere;
  > button {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radii.round};
    background: none;
    color: inherit;
    cursor: pointer;
    &:hover {
      color: ${theme.colors.raspberryDeep};
    }
    &:focus-visible {
      border-radius: ${theme.radii.round};
      outline-offset: -4px;
    }
  }
`

/** Looks like the fields of libs/ui. */
export const AddInput = styled.input`
  width: 100%;
  min-height: 48px;
  padding: 10px 14px;
  border: 1px solid ${theme.colors.edge};
  border-radius: ${theme.radii.card};
  background-color: ${theme.colors.sheet};
  color: ${theme.colors.ink};
  font-size: ${theme.fontSizes.body};
  &:hover {
    border-color: ${theme.colors.ink};
  }
  &[aria-invalid='true'] {
    border-color: ${theme.colors.danger};
  }
`
