import { call } from '@farandfew/api-client'
import { emailCodeForm } from '@farandfew/domain/auth/auth-forms.ts'
import { resendVerification, verifyEmailCode } from '@farandfew/domain/auth/auth.contract.ts'
import { emailCodeSeconds } from '@farandfew/domain/constants/limits.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { FormEnd } from '@farandfew/ui/form/form-end.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Actions, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  currentUserKey,
  setCurrentUser,
  useCurrentUser,
} from '../../shared/current-member/current-member.data.ts'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'
import { CodeField } from '../../shared/forms/code-field.tsx'

interface ConfirmEmailProps {
  /** What the member gets by it, as a sentence. */
  why: string
  submitLabel: string
  onConfirmed: () => void
}

/** Confirms the member's address in place, by the code in a mail. The mail has a link too, for another browser. */
export function ConfirmEmail(props: ConfirmEmailProps) {
  const email = useCurrentUser().data?.email
  if (email) return <CodeForm email={email} {...props} />
  return (
    <p>
      <span>{`${props.why} Your account has no address yet: `}</span>
      <AppLink href={`${paths.account}?tab=my-profile`}>add one in My Profile</AppLink>.
    </p>
  )
}

interface CodeFormProps extends ConfirmEmailProps {
  email: string
}

/** Sends a code when it is shown, unless this browser has one that is valid. */
function CodeForm({ email, why, submitLabel, onConfirmed }: CodeFormProps) {
  const queryClient = useQueryClient()
  // It was confirmed in the meantime, by the link.
  const finish = async () => {
    await queryClient.refetchQueries({ queryKey: currentUserKey })
    onConfirmed()
  }
  const { mutate: send, isPending } = useMutation({
    mutationFn: (again: boolean) =>
      call(resendVerification, { query: again ? {} : { unlessSent: 'true' } }),
    onSuccess: ({ sent }, again) => {
      if (!sent) return finish()
      if (again) toast({ title: 'Code on its way', description: 'Only the newest code works.' })
    },
    onError: (error) => toastFailure(error),
  })
  useEffect(() => send(false), [send])
  const { formProps, field, busy, outcome } = useForm({
    schema: emailCodeForm,
    initialValues: { code: '' },
    send: async ({ code }) => {
      setCurrentUser(
        queryClient,
        await call(verifyEmailCode, { body: { code: code.replace(/\s/g, '') } }),
      )
      onConfirmed()
    },
  })
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.querySelector('input')?.focus(), [])
  return (
    <Stack as="form" gap={4} {...formProps} aria-label="Confirm your email address">
      <p>
        <span>{`${why} We have sent a code to `}</span>
        <strong>{email}</strong>.
      </p>
      <div ref={container} data-takes-focus>
        <CodeField {...field('code')} />
      </div>
      <FormEnd busy={busy} outcome={outcome} busyLabel="Confirming...">
        {submitLabel}
      </FormEnd>
      <Actions>
        <Button variant="quiet" busy={isPending} onClick={() => send(true)}>
          Send a New Code
        </Button>
      </Actions>
      <Quiet>{`No email? Check your spam folder. The code is valid for ${emailCodeSeconds / 60} minutes, in this browser.`}</Quiet>
    </Stack>
  )
}
