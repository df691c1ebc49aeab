import { Container } from '@farandfew/ui/page/container.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** The page of a trip. The bar, its second part, is one of the first tab stops, and at the bottom of the screen if that is high enough. */
export const TripFrame = styled.div`
  display: flex;
  flex-direction: column;
  > :nth-child(2) {
    order: 1;
    @media (min-height: 480px) {
      position: sticky;
      z-index: ${theme.layers.bar};
      bottom: 0;
    }
  }
`

/** The text of the page, and on a large screen next to it the panel, which stays in view. */
export const TripColumns = styled(Container)`
  padding-bottom: ${theme.space(6)};
  @media print {
    padding-inline: 0;
  }
  > * {
    min-width: 0;
  }
  ${theme.media.ml} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    align-items: start;
    column-gap: ${theme.space(16)};
    padding-bottom: ${theme.space(20)};
    > * {
      grid-column: 1;
    }
    /* The panel: below the site's header, which is sticky. */
    > :nth-child(2) {
      position: sticky;
      top: 84px;
      grid-column: 2;
      grid-row: 1 / span 6;
      max-height: calc(100vh - 100px);
      overflow-y: auto;
    }
  }
`
