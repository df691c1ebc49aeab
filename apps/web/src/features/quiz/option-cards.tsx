import type { QuizOption } from '@farandfew/domain/traits/quiz-question.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { OptionIcon } from './option-icon.tsx'

interface OptionCardsProps {
  /** The name of the radio group. */
  name: string
  options: readonly QuizOption[]
  chosen: string | undefined
  onChoose: (value: string) => void
}

/**
 * The options of a question as cards. They are radio buttons, so the group is one tab stop and the arrow keys move
 * inside it.
 */
export function OptionCards({ name, options, chosen, onChoose }: OptionCardsProps) {
  return (
    <Options>
      {options.map(({ value, label, icon }) => (
        <Option key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <Card>
            <OptionIcon name={icon} />
            <span>{label}</span>
            <span aria-hidden />
          </Card>
        </Option>
      ))}
    </Options>
  )
}

const Options = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 20px;
  ${theme.media.sm} {
    grid-template-columns: 1fr 1fr;
    /* With an odd number of options the last one has its own row. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

const Option = styled.label`
  position: relative;
  display: grid;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  fieldset:disabled & {
    cursor: progress;
  }
`

const Card = styled.span`
  display: flex;
  align-items: center;
  gap: 16px;
  min-height: 68px;
  padding: 12px 16px;
  border: 1px solid ${theme.colors.edge};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.paper};
  line-height: 1.35;
  svg {
    flex: none;
    color: ${theme.colors.raspberry};
  }
  > :last-child {
    flex: none;
    width: 22px;
    height: 22px;
    margin-left: auto;
    border: 1px solid ${theme.colors.edge};
    border-radius: ${theme.radii.round};
    background: ${theme.colors.sheet};
    transition: border-width ${theme.motion.quick};
  }
  input:hover:enabled + & {
    border-color: ${theme.colors.raspberry};
  }
  input:checked + & {
    border-color: ${theme.colors.raspberry};
    background: ${theme.colors.blush};
    box-shadow: inset 0 0 0 1px ${theme.colors.raspberry};
    font-weight: ${theme.fontWeights.label};
  }
  input:checked + & > :last-child {
    border: 7px solid ${theme.colors.raspberry};
  }
  input:focus-visible + & {
    outline: 2px solid ${theme.colors.raspberry};
    outline-offset: 3px;
  }
`
