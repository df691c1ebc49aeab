import { theme } from '@farandfew/ui/theme/theme.ts'
import { css, styled } from 'styled-components'

/** Ignores the empty space for a field's message, so that buttons next to the field align with its control. */
export const alignWithControl = css`
  label ~ [aria-live]:empty {
    position: absolute;
  }
`

/** Search, filters and actions in a row. On a phone the search has a row of its own. */
export const Tools = styled.div`
  ${alignWithControl}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  > form {
    flex: 1 0 100%;
  }
  ${theme.media.md} {
    gap: 12px 16px;
    > form {
      flex: 1 1 220px;
      max-width: 440px;
    }
    /* The longest option may be longer than a tool should be. */
    select {
      max-width: 180px;
    }
  }
`

/** How many rows were found. */
export const CountLine = styled.p`
  overflow-wrap: anywhere;
`
