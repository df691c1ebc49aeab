import { checklistLabelMax, newItemForm } from '@farandfew/domain/checklists/checklist.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useRef } from 'react'
import { styled } from 'styled-components'

interface AddItemProps {
  /** What groups often share and this list does not have yet. */
  suggestions: readonly string[]
  onAdd: (label: string) => Promise<unknown>
}

export function AddItem({ suggestions, onAdd }: AddItemProps) {
  const input = useRef<HTMLDivElement>(null)
  const focusInput = () => input.current?.querySelector('input')?.focus()
  const { formProps, field, busy, outcome } = useForm({
    schema: newItemForm,
    initialValues: { label: '' },
    validateOnBlur: false,
    failureTitle: 'Not added',
    send: async ({ label }) => {
      await onAdd(label)
      focusInput()
    },
  })
  const addSuggestion = async (label: string) => {
    try {
      await onAdd(label)
      // Its button is gone.
      focusInput()
    } catch (error) {
      toastFailure(error, 'Not added')
    }
  }
  return (
    <Frame ref={input}>
      <form {...formProps} aria-label="Add an item">
        <TextField
          label="Add an item"
          maxLength={checklistLabelMax}
          autoComplete="off"
          {...field('label')}
        />
        <SubmitButton size="md" busy={busy} busyLabel="Adding...">
          Add
        </SubmitButton>
        <FormOutcome of={outcome} />
      </form>
      {suggestions.length > 0 && (
        <ul role="list" aria-label="Suggestions">
          {suggestions.map((label) => (
            <li key={label}>
              <Button variant="secondary" onClick={() => void addSuggestion(label)}>
                <span aria-hidden>+</span>
                <span>{` ${label}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: 16px;
  padding-top: 16px;
  border-top: 1px solid ${theme.colors.hairline};
  form {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 8px;
    align-items: end;
    > div {
      justify-items: stretch;
    }
    > button {
      min-height: 48px;
      /* The field ends with the space for its message. */
      margin-bottom: 6px;
    }
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  li > button {
    border-color: ${theme.colors.edge};
    border-radius: ${theme.radii.round};
    padding-inline: 16px;
    font-size: ${theme.fontSizes.small};
  }
`
