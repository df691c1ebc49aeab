import { styled } from 'styled-components'

/** A heading within a tab. */
export const TabHeading = styled.h2`
  margin-bottom: 16px;
  font-size: ${({ theme }) => theme.fontSizes.heading};
`

/** Parts of a tab below each other. */
export const Stack = styled.div`
  display: grid;
  gap: 48px;
`

/** Cards side by side, as many as there is room for. */
export const Cards = styled.ul`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
`

/** What a trip or a request stands on. */
export const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 20px;
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sheet};
  h3 {
    font-size: ${({ theme }) => theme.fontSizes.title};
  }
`

/** Name and badge of a card, the badge below where there is no room beside. */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 8px 12px;
`

/** What is said of a card's thing: a term and its word. */
export const Facts = styled.dl`
  display: grid;
  gap: 4px 16px;
  grid-template-columns: auto 1fr;
  margin: 0;
  font-size: ${({ theme }) => theme.fontSizes.small};
  dt {
    color: ${({ theme }) => theme.colors.inkSoft};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`

/** A sentence of the second rank. */
export const Quiet = styled.p`
  color: ${({ theme }) => theme.colors.inkSoft};
  font-size: ${({ theme }) => theme.fontSizes.small};
`
