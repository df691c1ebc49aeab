import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Picker = styled.div`
  display: grid;
  gap: 20px 24px;
  ${theme.media.md} {
    grid-template-columns: auto 1fr;
    align-items: start;
  }
`

export const DropZone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: 8px;
  justify-items: start;
  max-width: 560px;
  ${theme.media.md} {
    padding: 16px;
    border: 1px dashed ${({ $isOver }) => ($isOver ? theme.colors.raspberry : theme.colors.edge)};
    border-radius: ${theme.radii.card};
    background: ${({ $isOver }) => ($isOver ? theme.colors.blush : 'transparent')};
  }
  p > span {
    display: none;
    ${theme.media.md} {
      @media (hover: hover) {
        display: inline;
      }
    }
  }
`

/** The chosen avatar has a ring and a check mark, so that colour is not the only sign. */
export const AvatarGrid = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: repeat(auto-fill, 64px);
  label {
    position: relative;
    display: grid;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  label > span {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    border-radius: ${theme.radii.round};
    background: ${theme.colors.blush};
    color: ${theme.colors.raspberryDeep};
    font-weight: ${theme.fontWeights.label};
    > img {
      width: 100%;
      height: 100%;
      border-radius: inherit;
    }
  }
  input:hover + span {
    box-shadow: 0 0 0 1px ${theme.colors.edge};
  }
  input:checked + span {
    box-shadow:
      0 0 0 2px ${theme.colors.paper},
      0 0 0 4px ${theme.colors.raspberry};
  }
  input:checked + span::after {
    position: absolute;
    right: -4px;
    bottom: -4px;
    display: grid;
    place-items: center;
    width: 22px;
    height: 22px;
    border-radius: ${theme.radii.round};
    background: ${theme.colors.raspberry};
    color: ${theme.colors.sheet};
    font-size: ${theme.fontSizes.small};
    line-height: 1;
    content: '✓' / '';
  }
  input:focus-visible + span {
    outline: 2px solid ${theme.colors.ink};
    outline-offset: 5px;
  }
`
