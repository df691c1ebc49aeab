import { styled } from 'styled-components'
import { theme } from '../theme/theme.ts'

interface Step {
  title: string
  text: string
}

/** Numbered steps, in three columns if they fit. */
export function NumberedSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Steps role="list">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Numeral aria-hidden>{index + 1}</Numeral>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Steps>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space(8)};
  padding: 0;
  list-style: none;
  ${theme.media.md} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space(12)};
  }
  h3 {
    margin-bottom: ${theme.space(2)};
    font-size: ${theme.fontSizes.title};
  }
  p {
    max-width: 40ch;
  }
`

const Numeral = styled.span`
  display: block;
  margin-bottom: ${theme.space(3)};
  padding-bottom: ${theme.space(2)};
  border-bottom: 2px solid ${theme.colors.clay};
  color: ${theme.colors.raspberry};
  font-family: ${theme.fonts.title};
  font-size: 38px;
  line-height: 1;
`
