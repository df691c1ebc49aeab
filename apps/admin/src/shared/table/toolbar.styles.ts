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
  > [role='status'] {
    flex: 1 1 110px;
    padding-bottom: 10px;
  }
  ${theme.media.md} {
    gap: 20px;
    > form {
      flex: 1 1 320px;
      max-width: 440px;
    }
  }
`

/** Tools next to a short heading, if they need several rows, so that the table starts near the top. */
export const ToolsBesideHeading = styled(Tools)`
  ${theme.media.ml} {
    gap: 12px 16px;
    margin: -80px 0 0 220px;
    > form {
      flex-basis: 240px;
    }
    > div > div {
      max-width: 190px;
    }
  }
`

/** How many rows were found; among the tools, so that the rows start near the top. */
export const CountLine = styled.p`
  min-height: 1.6em;
  overflow-wrap: anywhere;
`
