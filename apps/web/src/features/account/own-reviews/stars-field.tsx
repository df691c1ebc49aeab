import { mostStars } from '@farandfew/domain/constants/limits.ts'
import { Asterisk } from '@farandfew/ui/field/field.styles.ts'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type ChangeEvent, useId } from 'react'
import { styled } from 'styled-components'

interface StarsFieldProps {
  name: string
  /** The chosen number as text; empty if none is chosen. */
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: (event: React.FocusEvent) => void
}

const numbers = Array.from({ length: mostStars }, (_, index) => String(index + 1))

/** One to five stars, as radio buttons. */
export function StarsField({ name, value, error, onChange, onBlur }: StarsFieldProps) {
  const id = useId()
  return (
    <Set data-refused={error ? true : undefined}>
      <legend>
        Your rating <Asterisk aria-hidden>*</Asterisk>
      </legend>
      <div>
        {numbers.map((number) => (
          <label key={number} data-filled={Number(number) <= Number(value)}>
            <input
              type="radio"
              name={name}
              value={number}
              checked={value === number}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? id : undefined}
              onChange={onChange}
              onBlur={onBlur}
            />
            <span aria-hidden>★</span>
            <VisuallyHidden>{number === '1' ? '1 star' : `${number} stars`}</VisuallyHidden>
          </label>
        ))}
        {value && <b aria-hidden>{`${value} of ${mostStars}`}</b>}
      </div>
      <p aria-live="polite" id={id}>
        {error}
      </p>
    </Set>
  )
}

const Set = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: ${theme.fontWeights.label};
  }
  > div {
    display: flex;
    align-items: center;
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    width: ${theme.touchTarget};
    height: ${theme.touchTarget};
    /* 3:1 on the sheet: an empty star is a control. */
    color: ${theme.colors.edge};
    font-size: 28px;
    line-height: 1;
    cursor: pointer;
  }
  label:first-child {
    margin-left: -8px;
  }
  label:hover {
    color: ${theme.colors.ink};
  }
  label[data-filled='true'] {
    color: ${theme.colors.clay};
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:has(:focus-visible) {
    outline: 3px solid ${theme.colors.raspberry};
    outline-offset: -3px;
    border-radius: ${theme.radii.small};
  }
  b {
    margin-left: 8px;
    font-size: ${theme.fontSizes.small};
  }
  > p {
    color: ${theme.colors.danger};
    font-size: ${theme.fontSizes.small};
  }
`
