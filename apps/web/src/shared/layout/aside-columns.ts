import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** The main part and, next to it on a large screen, what is read or set once. Each has sections below each other. */
export const AsideColumns = styled.div`
  &,
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 48px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  ${theme.media.ml} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: 64px;
  }
`
