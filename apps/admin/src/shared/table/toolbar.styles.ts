import { css, styled } from 'styled-components'

/** A room's parts, one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`

/** A field ends where it is typed into: what stands beside it leaves out the empty place of its message, and the gap. */
export const endsWithControl = css`
  label ~ [aria-live]:empty {
    position: absolute;
  }
`

/** Search, filters and actions: one below the other on a phone, beside each other where there is room. */
export const Tools = styled.div`
  ${endsWithControl}
  display: grid;
  gap: 16px;
  ${({ theme }) => theme.media.md} {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 20px;
    > form {
      flex: 1 1 320px;
      max-width: 440px;
    }
  }
`

/** How much was found. */
export const CountLine = styled.p`
  min-height: 1.6em;
  overflow-wrap: anywhere;
`
