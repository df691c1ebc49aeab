import { Container } from '@farandfew/ui/page/container.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { createGlobalStyle, styled } from 'styled-components'

/** Prints one page of A4 with the sheet, without the parts of the site around it. */
export const OnlySheetOnPaper = createGlobalStyle`
  @page {
    size: A4;
    margin: 20mm;
  }
  @media print {
    body { background: none; }
    body > :not(#root), #root > :not(main) { display: none; }
  }
`

export const Column = styled(Container)`
  max-width: 800px;
  @media print {
    max-width: none;
    padding: 0;
  }
`

/** Not on paper. */
export const ScreenOnly = styled.div`
  margin-block: 16px;
  &:last-child {
    margin-block: 24px clamp(64px, 8vw, 112px);
  }
  @media print {
    display: none;
  }
`

export const Sheet = styled.article`
  padding: clamp(20px, 5vw, 48px);
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  h1 {
    margin-block: 32px 24px;
    font-size: ${theme.fontSizes.page};
  }
  h2 {
    margin-block: 40px 8px;
    font-size: ${theme.fontSizes.title};
  }
  @media print {
    padding: 0;
    border: 0;
    background: none;
  }
`

export const Issuer = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  padding-bottom: 16px;
  border-bottom: 4px solid ${theme.colors.raspberry};
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.heading};
  line-height: 1.15;
  small {
    color: ${theme.colors.inkSoft};
    font-family: ${theme.fonts.text};
    font-size: ${theme.fontSizes.small};
  }
`
