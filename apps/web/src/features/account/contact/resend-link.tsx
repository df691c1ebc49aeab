import { resendEmailVerification } from '@farandfew/api-client/account'
import { Button } from '@farandfew/ui/button'
import { toast } from '@farandfew/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { toastFailure } from '../../../shared/forms/toast-failure.ts'

/** Sends the link that confirms the email address once more. */
export function ResendLink() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => resendEmailVerification(),
    onSuccess: () =>
      toast({ title: 'Link sent', description: 'Please look into your mailbox, and its spam.' }),
    onError: (error) => toastFailure(error),
  })
  return (
    <Button variant="secondary" busy={isPending} busyLabel="Sending..." onClick={() => mutate()}>
      Send the Link Again
    </Button>
  )
}
