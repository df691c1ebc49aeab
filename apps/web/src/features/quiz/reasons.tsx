import { styled } from 'styled-components'

interface ReasonsProps {
  of: readonly string[]
  /** One after the other in a paragraph, rather than one a line. */
  inline?: boolean
}

/** Why a trip stands where it stands. Nothing where nothing is to be said. */
export function Reasons({ of: reasons, inline = false }: ReasonsProps) {
  if (reasons.length === 0) return null
  const Shape = inline ? Paragraph : Lines
  return (
    <Shape role="list" aria-label="Why">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </Shape>
  )
}

const Lines = styled.ul`
  display: grid;
  gap: 4px;
  margin-top: 12px;
  font-size: ${({ theme }) => theme.fontSizes.small};
  line-height: 1.45;
  > li {
    position: relative;
    padding-left: 16px;
    &::before {
      content: '';
      position: absolute;
      top: 0.7em;
      left: 0;
      width: 7px;
      border-top: 1px solid ${({ theme }) => theme.colors.raspberry};
    }
  }
`

const Paragraph = styled.ul`
  margin-top: 8px;
  font-size: ${({ theme }) => theme.fontSizes.small};
  line-height: 1.5;
  > li {
    display: inline;
  }
  > li + li::before {
    content: ' · ' / '';
  }
`
