import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens the palette. */
export function PaletteButton(props: ComponentProps<'button'>) {
  return (
    <Opener type="button" aria-keyshortcuts="Control+K Meta+K" {...props}>
      <Search size={20} aria-hidden />
      <VisuallyHidden>Search: go to a page, a member or a trip</VisuallyHidden>
      <Label aria-hidden="true">
        Search <Keys>{isMac() ? '⌘K' : 'Ctrl K'}</Keys>
      </Label>
    </Opener>
  )
}

/** A round icon on a phone, and a label with its shortcut on wider screens. */
const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${theme.radii.round};
  background: transparent;
  cursor: pointer;
  &:hover {
    background: ${theme.colors.shade};
  }
  &:focus-visible {
    border-radius: ${theme.radii.round};
  }
  ${theme.media.md} {
    padding-inline: 14px;
    border-color: ${theme.colors.edge};
  }
  ${theme.media.lg} {
    gap: 6px;
    padding-inline: 8px;
  }
  svg {
    flex: none;
  }
`

const Label = styled.span`
  display: none;
  ${theme.media.md} {
    display: inline-flex;
    align-items: center;
    gap: 10px;
  }
`

const Keys = styled.kbd`
  padding: 1px 6px;
  border-radius: ${theme.radii.small};
  background: ${theme.colors.shade};
  font: inherit;
  font-size: ${theme.fontSizes.small};
  white-space: nowrap;
`
