import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

export const Hero = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 12px;
  padding: 20px 16px;
  background: ${theme.colors.blush};
  h3 {
    font-size: ${theme.fontSizes.page};
    line-height: 1.1;
  }
  > div {
    max-width: 100%;
  }
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 20px 16px;
  > h4 {
    font-size: ${theme.fontSizes.heading};
  }
  > h4:not(:first-child) {
    margin-top: 20px;
  }
  h5 {
    font-family: ${theme.fonts.title};
    font-weight: ${theme.fontWeights.title};
    font-size: ${theme.fontSizes.title};
  }
`

export const Box = styled.div`
  padding: 20px;
  border: 1px solid ${theme.colors.hairline};
  border-top: 4px solid ${theme.colors.clay};
  dl > div {
    padding: 10px 0;
  }
  dl > div + div {
    border-top: 1px solid ${theme.colors.hairline};
  }
  dt {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  dd {
    margin: 2px 0 0;
    font-weight: ${theme.fontWeights.label};
  }
`

/** Two in a row. */
export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
  }
`
