import { checklistLabelMax, newItemForm } from '@farandfew/domain/checklists/checklist.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

interface EditItemProps {
  label: string
  onSave: (label: string, before: string) => Promise<unknown>
  onDone: () => void
}

/** Rewrites a shared item. If someone else did meanwhile, it says so and keeps what was typed. */
export function EditItem({ label, onSave, onDone }: EditItemProps) {
  // A second try replaces what the message has shown, not what was there when the form opened.
  const [before, setBefore] = useState(label)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const { formProps, field, busy, outcome } = useForm({
    schema: newItemForm,
    initialValues: { label },
    send: async (input) => {
      if (input.label.trim() !== label) await onSave(input.label, before)
      onDone()
    },
    failureTitle: 'Not saved',
  })
  const isOvertaken = label !== before
  return (
    <Frame ref={form}>
      <form {...formProps} aria-label={`Edit ${before}`}>
        <TextField label="Item" maxLength={checklistLabelMax} {...field('label')} />
        <SubmitButton size="md" busy={busy} busyLabel="Saving..." onClick={() => setBefore(label)}>
          {isOvertaken ? 'Replace It' : 'Save'}
        </SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <FormOutcome of={outcome} />
      </form>
      <p role="status">
        {isOvertaken &&
          `Someone has changed it to “${label}” in the meantime. Saving replaces that.`}
      </p>
    </Frame>
  )
}

const Frame = styled.div`
  flex: 1;
  padding-block: 12px;
  form {
    display: grid;
    gap: 8px;
    grid-template-columns: auto auto 1fr;
    justify-items: start;
    > :first-child {
      grid-column: 1 / -1;
      justify-items: stretch;
      width: 100%;
    }
  }
  p:empty {
    display: none;
  }
`
