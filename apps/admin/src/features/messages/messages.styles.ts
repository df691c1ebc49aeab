import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Item = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
`

export const Title = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  font-family: ${theme.fonts.text};
  font-size: ${theme.fontSizes.body};
  font-weight: ${theme.fontWeights.label};
  letter-spacing: 0;
  line-height: 1.4;
  overflow-wrap: anywhere;
`

export const Recipient = styled.p`
  overflow-wrap: anywhere;
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: ${theme.colors.inkSoft};
  font-size: ${theme.fontSizes.small};
`
