import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Where the member stands, what they can change next to it, and the rule; below each other on a phone. */
export const Columns = styled.div`
  display: grid;
  gap: 32px 48px;
  align-items: start;
  ${theme.media.split} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    > form {
      grid-row: span 2;
    }
  }
`

export const Stack = styled.div`
  display: grid;
  gap: 24px;
  h2 {
    font-size: ${theme.fontSizes.heading};
  }
  h3 {
    font-size: ${theme.fontSizes.title};
  }
`

export const Card = styled.section`
  display: grid;
  gap: 16px;
  padding: clamp(20px, 4vw, 28px);
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  overflow-wrap: anywhere;
  ul {
    padding-left: 20px;
    list-style: disc;
  }
`

export const Fields = styled.fieldset`
  display: grid;
  gap: 4px;
  min-width: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-bottom: 4px;
    font-weight: ${theme.fontWeights.label};
  }
`
