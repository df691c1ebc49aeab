import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const TabHeading = styled.h2`
  margin-bottom: 16px;
  font-size: ${theme.fontSizes.heading};
`

export const Stack = styled.div`
  display: grid;
  gap: 48px;
`

export const Cards = styled.ul`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
`

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 20px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  h3 {
    font-size: ${theme.fontSizes.title};
  }
`

/** Name and badge of a card. The badge wraps below the name on a narrow card. */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 8px 12px;
`

/** Pairs of term and value. */
export const Facts = styled.dl`
  display: grid;
  gap: 4px 16px;
  grid-template-columns: auto 1fr;
  margin: 0;
  font-size: ${theme.fontSizes.small};
  dt {
    color: ${theme.colors.inkSoft};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

/** Secondary text. */
export const Quiet = styled.p`
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
`
