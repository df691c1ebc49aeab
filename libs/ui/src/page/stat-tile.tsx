import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

export interface StatTileProps {
  value: ReactNode
  label: ReactNode
}

/** A figure and its label, such as '8-12' and 'group size'. */
export function StatTile({ value, label }: StatTileProps) {
  return (
    <Tile>
      <Value>{value}</Value>
      <Label>{label}</Label>
    </Tile>
  )
}

const Tile = styled.div`
  padding: ${theme.space(5)} 0 0;
  border-top: 2px solid ${theme.colors.raspberry};
  [data-tone='night'] & {
    border-color: ${theme.colors.saffronLight};
  }
`

const Value = styled.p`
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.heading};
  font-weight: ${theme.fontWeights.title};
  line-height: 1.2;
`

const Label = styled.p`
  margin-top: ${theme.space(1)};
  color: ${theme.colors.inkSoft};
  [data-tone='night'] & {
    color: ${theme.colors.nightSoft};
  }
`
