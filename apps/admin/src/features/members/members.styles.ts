import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { alignWithControl } from '../../shared/table/toolbar.styles.ts'

/** The table and the panel side by side. On a narrow screen the panel replaces the table. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${theme.below.ml} {
    &[data-open='true'] > :first-child {
      /* With display: none it would lose its scroll position. */
      visibility: hidden;
      overflow: hidden;
      height: 0;
    }
  }
  ${theme.media.ml} {
    &[data-open='true'] {
      grid-template-columns: minmax(0, 1fr) minmax(380px, 460px);
      gap: 12px 24px;
      align-items: start;
      /* Search and filters keep the whole width above both. */
      > :first-child {
        display: contents;
        > :not(:last-child) {
          grid-column: 1 / -1;
        }
      }
    }
  }
`

/** On a wide screen next to the heading, so that the table starts near the top. */
export const Tools = styled.div`
  ${alignWithControl}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 16px;
  > form {
    flex: 1 1 300px;
    max-width: 440px;
    order: -1;
  }
  /* Next to the search, as high as the controls. */
  > [role='status'] {
    flex: 1 1 110px;
    order: -1;
    padding-bottom: 10px;
  }
  ${theme.media.ml} {
    margin: -72px 0 0 300px;
  }
`
