import { styled } from 'styled-components'
import { Body, Sheet } from '../../shared/table/open-item.styles.ts'

export const Placeholder = styled(Sheet)`
  height: 240px;
`

/** The sections of an open report. */
export const Sections = styled(Body)`
  gap: 24px;
  h3 {
    margin-bottom: 8px;
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: ${({ theme }) => theme.fontSizes.body};
    font-weight: ${({ theme }) => theme.fontWeights.label};
    letter-spacing: 0;
  }
`

/** Words of a member. */
export const Words = styled.blockquote`
  max-width: ${({ theme }) => theme.widths.text};
  margin: 0 0 8px;
  padding-left: 12px;
  border-left: 3px solid ${({ theme }) => theme.colors.hairline};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  unicode-bidi: plaintext;
`

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 8px;
  img {
    max-width: min(100%, 240px);
    height: auto;
    border-radius: ${({ theme }) => theme.radii.small};
  }
`

export const Form = styled.form`
  display: grid;
  gap: 16px;
  margin-top: 12px;
  max-width: ${({ theme }) => theme.widths.text};
  justify-items: start;
  > :not(button) {
    width: 100%;
  }
`
