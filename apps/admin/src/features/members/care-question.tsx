import { careForm } from '@farandfew/domain/member-care/member-care.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

export const reasonHint = 'Shown in the audit log, and deleted with the account.'

interface CareQuestionProps {
  /** What will happen. */
  children: ReactNode
  /** The name of the form. */
  label: string
  yes: string
  busyLabel: string
  onYes: (reason: string) => Promise<unknown>
  onNo: () => void
}

/** Says what a change will do, asks for its reason, and makes it. */
export function CareQuestion({ children, label, yes, busyLabel, onYes, onNo }: CareQuestionProps) {
  const box = useFocusOnMount<HTMLDivElement>()
  const { formProps, field, busy, outcome } = useForm({
    schema: careForm,
    initialValues: { reason: '' },
    validateOnBlur: false,
    failureTitle: 'Nothing was changed',
    send: ({ reason }) => onYes(reason),
  })
  return (
    <CareForm {...formProps} aria-label={label}>
      <div ref={box} tabIndex={-1}>
        {children}
      </div>
      <TextAreaField label="Reason" rows={2} hint={reasonHint} required {...field('reason')} />
      <FormOutcome of={outcome} />
      <Actions rowGap={2}>
        <SubmitButton size="md" busy={busy} busyLabel={busyLabel}>
          {yes}
        </SubmitButton>
        <Button variant="secondary" onClick={onNo}>
          Cancel
        </Button>
      </Actions>
    </CareForm>
  )
}

export const CareForm = styled.form`
  display: grid;
  gap: 16px;
  > div:first-child {
    display: grid;
    gap: 8px;
    outline: none;
  }
`
