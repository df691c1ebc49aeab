import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Styles for the parts of cmdk, which it marks with attributes. */
export const PaletteStyles = styled.div`
  [cmdk-input] {
    width: 100%;
    min-height: 48px;
    padding: 10px 14px;
    border: 1px solid ${theme.colors.edge};
    border-radius: ${theme.radii.card};
    background: ${theme.colors.sheet};
    color: ${theme.colors.ink};
  }
  [cmdk-input]::placeholder {
    color: ${theme.colors.inkSoft};
    opacity: 1;
  }
  [cmdk-list] {
    /* Always the same height, so that the field does not move while the operator types. */
    height: min(50dvh, 420px);
    margin-top: 12px;
    overflow-y: auto;
  }
  [cmdk-group-heading] {
    padding: 12px 12px 4px;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  [cmdk-item] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
    min-height: 44px;
    padding: 8px 12px;
    border-radius: ${theme.radii.card};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  [cmdk-item] small {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  [cmdk-item][data-selected='true'] {
    background: ${theme.colors.blush};
    color: ${theme.colors.raspberryDeep};
  }
  [cmdk-empty] {
    padding: 12px;
    color: ${theme.colors.inkSoft};
  }
`
