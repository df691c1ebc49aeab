import { styled } from 'styled-components'

export const Sheet = styled.article`
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.sheet};
`

export const Placeholder = styled(Sheet)`
  height: 240px;
`

export const Head = styled.div`
  position: relative;
  display: grid;
  gap: 4px 16px;
  padding: 12px 16px;
  &:hover {
    background: ${({ theme }) => theme.colors.paper};
  }
  h2 {
    font-family: ${({ theme }) => theme.fonts.text};
    font-size: ${({ theme }) => theme.fontSizes.body};
    font-weight: ${({ theme }) => theme.fontWeights.label};
    letter-spacing: 0;
    line-height: 1.4;
  }
  button {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  /* Makes the whole head clickable. */
  button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${({ theme }) => theme.media.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  color: ${({ theme }) => theme.colors.inkSoft};
  font-size: ${({ theme }) => theme.fontSizes.small};
`

export const Body = styled.div`
  display: grid;
  gap: 24px;
  padding: 16px;
  border-top: 1px solid ${({ theme }) => theme.colors.hairline};
  h3 {
    margin-bottom: 8px;
    font-size: ${({ theme }) => theme.fontSizes.small};
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
  max-width: ${({ theme }) => theme.widths.text};
  justify-items: start;
  > :not(button) {
    width: 100%;
  }
`
