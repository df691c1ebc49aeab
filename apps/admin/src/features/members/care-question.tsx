import { careForm } from '@farandfew/domain/member-care/member-care.ts'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import type { ReactNode } from 'react'
import { FocusedStack } from '../../shared/forms/focused-stack.tsx'
import { SendForm } from '../../shared/forms/send-form.tsx'

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
  const form = useForm({
    schema: careForm,
    initialValues: { reason: '' },
    validateOnBlur: false,
    failureTitle: 'Nothing was changed',
    send: ({ reason }) => onYes(reason),
  })
  return (
    <SendForm of={form} label={label} submit={yes} busyLabel={busyLabel} onClose={onNo}>
      <FocusedStack gap={2}>{children}</FocusedStack>
      <TextAreaField label="Reason" rows={2} hint={reasonHint} required {...form.field('reason')} />
    </SendForm>
  )
}
