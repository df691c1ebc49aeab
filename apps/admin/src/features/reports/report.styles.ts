import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { Body, Sheet, Words } from '../../shared/table/open-item.styles.ts'

export const Placeholder = styled(Sheet)`
  height: 240px;
`

/** The sections of an open report. */
export const Sections = styled(Body)`
  gap: 24px;
  h3 {
    margin-bottom: 8px;
    font-family: ${theme.fonts.text};
    font-size: ${theme.fontSizes.body};
    font-weight: ${theme.fontWeights.label};
    letter-spacing: 0;
  }
`

/** With space to what follows. */
export const ReportedWords = styled(Words)`
  margin-bottom: 8px;
`

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 8px;
  img {
    max-width: min(100%, 240px);
    height: auto;
    border-radius: ${theme.radii.small};
  }
`

export const Form = styled.form`
  display: grid;
  gap: 16px;
  margin-top: 12px;
  max-width: ${theme.widths.text};
  justify-items: start;
  > :not(button) {
    width: 100%;
  }
`
