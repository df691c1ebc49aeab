import { careForm } from '@farandfew/domain/member-care/member-care.ts'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FormFooter } from '../../shared/forms/form-footer.tsx'

export const reasonHint = 'Shown in the log, and deleted with the account.'

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
      <FormFooter outcome={outcome} busy={busy} label={yes} busyLabel={busyLabel} onClose={onNo} />
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
