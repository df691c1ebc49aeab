import { brand } from '@farandfew/domain/brand/brand.ts'
import { reportForm, reportReasons } from '@farandfew/domain/reports/member-report.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Dialog } from '@farandfew/ui/dialog/dialog.tsx'
import { SelectField } from '@farandfew/ui/field/select-field.tsx'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import { FormOutcome } from '@farandfew/ui/form/form-outcome.tsx'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Actions, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { Quotation } from '../../shared/layout/quotation.ts'
import { CheckBox } from '../../shared/forms/check-box.tsx'
import { useConnectionCalls } from './connections.data.ts'

export interface ReportDialogProps {
  member: { id: number; name: string }
  /** The message that is reported; undefined for a report about the member. */
  message?: { id: number; text: string } | undefined
  /** Keeps what was typed while the dialog is closed. */
  drafts: Drafts
  onClose: () => void
}

export default function ReportDialog({ member, message, drafts, onClose }: ReportDialogProps) {
  const { name } = member
  const { report } = useConnectionCalls()
  const { form, formProps, field, busy, outcome } = useForm({
    schema: reportForm,
    initialValues: { reason: '', words: '', block: false },
    draft: { in: drafts, as: `report ${message?.id ?? ''}` },
    failureTitle: 'Report not sent',
    toInput: (values) => ({ ...values, messageId: message?.id }),
    send: async (_input, { values }) => {
      const { reason, words, block } = values
      await report(member.id, {
        reason: reason as (typeof reportReasons)[number]['value'],
        words,
        block,
        ...(message && { messageId: message.id }),
      })
      toast({
        title: 'Report sent',
        description: block
          ? `The club will look at it. ${name} is blocked.`
          : 'The club will look at it.',
      })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={message ? `Report ${name}'s message?` : `Report ${name}?`}
      description={`Only the club reads it. ${name} isn't told that you reported them.`}
      sheet
    >
      <Stack as="form" {...formProps} aria-label="Report">
        {message && (
          <figure>
            <Quiet as="figcaption">The club gets a copy of the message as it is now.</Quiet>
            <Quotation marginTop={2} $maxHeight="160px">
              {message.text || 'A picture'}
            </Quotation>
          </figure>
        )}
        <SelectField
          label="Reason"
          options={reportReasons}
          placeholder="Select a reason"
          required
          {...field('reason')}
        />
        <TextAreaField
          label="What happened?"
          hint="If you are in danger, call the local emergency number first."
          required
          {...field('words')}
        />
        <CheckBox
          label={`Block ${name} too`}
          hint={`You won't see each other anywhere on ${brand.name}.`}
          checked={form.values.block}
          onChange={(block) => void form.setFieldValue('block', block)}
        />
        <FormOutcome of={outcome} />
        <Actions marginTop={6}>
          <SubmitButton size="md" busy={busy} busyLabel="Sending...">
            Send Report
          </SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </Actions>
      </Stack>
    </Dialog>
  )
}
