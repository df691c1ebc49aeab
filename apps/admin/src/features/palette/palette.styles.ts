import { styled } from 'styled-components'

/** Styles for the parts of cmdk, which it marks with attributes. */
export const PaletteStyles = styled.div`
  [cmdk-input] {
    width: 100%;
    min-height: 48px;
    padding: 10px 14px;
    border: 1px solid ${({ theme }) => theme.colors.edge};
    border-radius: ${({ theme }) => theme.radii.card};
    background: ${({ theme }) => theme.colors.sheet};
    color: ${({ theme }) => theme.colors.ink};
  }
  [cmdk-input]::placeholder {
    color: ${({ theme }) => theme.colors.inkSoft};
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
    color: ${({ theme }) => theme.colors.inkSoft};
    font-size: ${({ theme }) => theme.fontSizes.small};
  }
  [cmdk-item] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
    min-height: 44px;
    padding: 8px 12px;
    border-radius: ${({ theme }) => theme.radii.card};
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  [cmdk-item] small {
    color: ${({ theme }) => theme.colors.inkSoft};
    font-size: ${({ theme }) => theme.fontSizes.small};
  }
  [cmdk-item][data-selected='true'] {
    background: ${({ theme }) => theme.colors.blush};
    color: ${({ theme }) => theme.colors.raspberryDeep};
  }
  [cmdk-empty] {
    padding: 12px;
    color: ${({ theme }) => theme.colors.inkSoft};
  }
`
