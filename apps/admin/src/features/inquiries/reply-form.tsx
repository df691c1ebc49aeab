import { endpointKey } from '@farandfew/api-client'
import { brand } from '@farandfew/domain/brand/brand.ts'
import type { AdminInquiry } from '@farandfew/domain/inquiries/admin-inquiries.ts'
import {
  createMailing,
  getMailHistory,
} from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { mailingPreviewForm } from '@farandfew/domain/mailings/mailings.ts'
import { getOpenWork } from '@farandfew/domain/today/admin-today.contract.ts'
import { TextAreaField } from '@farandfew/ui/field/text-field.tsx'
import type { Drafts } from '@farandfew/ui/form/use-draft.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useEffect } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { explained } from '../../shared/notices/explain-failure.ts'
import { useSession } from '../operator-sessions/session.data.ts'

const greeting = 'Hello {first name|there},\n\n'

/** Replies that were not sent, by their inquiry: opening another one loses none. */
const drafts: Drafts = new Map()

interface ReplyFormProps {
  inquiry: AdminInquiry
  /** Called with the operator's name once the reply is on its way. */
  onSent: (operator: string | null) => void
  onClose: () => void
}

/** The answer to an inquiry, below it. It greets the sender and carries the operator's name. */
export function ReplyForm({ inquiry, onSent, onClose }: ReplyFormProps) {
  const session = useSession().data
  const operator = (session?.open && session.operator) || null
  const unwritten = `${greeting}\n\n${[operator, brand.name].filter(Boolean).join('\n')}`
  const { request } = useCall(createMailing, {
    reloads: [endpointKey(getOpenWork), endpointKey(getMailHistory)],
  })
  const form = useForm({
    schema: mailingPreviewForm,
    initialValues: { text: unwritten },
    toInput: ({ text }) => ({
      audience: { kind: 'inquiry' as const, id: inquiry.id },
      subject: `Your inquiry to ${brand.name}`,
      text,
      position: 0,
    }),
    messages: ({ text }) =>
      text.trim() === unwritten.trim() ? { text: 'Please write a reply' } : {},
    validateOnBlur: false,
    draft: { in: drafts, as: `inquiry-${inquiry.id}` },
    onFailure: explained('The reply was not sent'),
    send: async ({ audience, subject, text }, { idempotencyKey: key }) => {
      await request({ body: { audience, subject, text, sendAt: null, key } })
      toast({ title: 'Reply sent', description: `To ${inquiry.name}` })
      onSent(operator)
    },
  })
  const { ref } = form.formProps
  // The first line after the greeting is where one writes.
  useEffect(() => {
    const area = ref.current?.querySelector('textarea')
    area?.focus()
    if (area?.value.startsWith(greeting)) {
      area.setSelectionRange(greeting.length, greeting.length)
    }
  }, [ref])
  return (
    <SendForm
      of={form}
      gap={3}
      label={`Reply to ${inquiry.name}`}
      submit="Send reply"
      busyLabel="Sending..."
      onClose={onClose}
    >
      <TextAreaField label="Reply" rows={8} required {...form.field('text')} />
    </SendForm>
  )
}
