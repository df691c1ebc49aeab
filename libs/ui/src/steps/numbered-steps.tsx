import { styled } from 'styled-components'

interface Step {
  title: string
  text: string
}

/** What happens in which order: side by side where there is room for three. */
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
  gap: 32px;
  padding: 0;
  list-style: none;
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, 1fr);
    gap: 48px;
  }
  h3 {
    margin-bottom: 8px;
    font-size: ${({ theme }) => theme.fontSizes.title};
  }
  p {
    max-width: 40ch;
  }
`

const Numeral = styled.span`
  display: block;
  margin-bottom: 12px;
  padding-bottom: 8px;
  border-bottom: 2px solid ${({ theme }) => theme.colors.clay};
  color: ${({ theme }) => theme.colors.raspberry};
  font-family: ${({ theme }) => theme.fonts.title};
  font-size: 38px;
  line-height: 1;
`
