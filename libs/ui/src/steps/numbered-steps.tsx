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
  gap: ${theme.space(6)};
  > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space(1)} ${theme.space(3)};
    align-items: baseline;
  }
  h3 {
    font-size: ${theme.fontSizes.title};
  }
  p {
    grid-column: 1 / -1;
    max-width: 27em;
  }
  ${theme.media.md} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space(12)};
    > li {
      display: block;
    }
    h3 {
      margin-bottom: ${theme.space(2)};
    }
  }
`

/** Next to its step on a phone, above it on a wider screen. */
const Numeral = styled.span`
  color: ${theme.colors.raspberry};
  font-family: ${theme.fonts.title};
  font-size: 2.375rem;
  line-height: 1;
  ${theme.media.md} {
    display: block;
    margin-bottom: ${theme.space(3)};
    padding-bottom: ${theme.space(2)};
    border-bottom: 2px solid ${theme.colors.clay};
  }
`
