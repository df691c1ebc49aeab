import { call } from '@farandfew/api-client'
import { resendVerification } from '@farandfew/domain/auth/contacts.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useMutation } from '@tanstack/react-query'

/** Sends the link that confirms the email address again. */
export function ResendLink() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(resendVerification, { query: {} }),
    onSuccess: ({ sent }) =>
      toast(
        sent
          ? { title: 'Link sent', description: 'Please check your inbox and your spam folder.' }
          : {
              title: 'No link needed',
              description: 'Your address was confirmed in the meantime. Please reload the page.',
            },
      ),
    onError: (error) => toastFailure(error),
  })
  return (
    <Button variant="secondary" busy={isPending} busyLabel="Sending..." onClick={() => mutate()}>
      Send the Link Again
    </Button>
  )
}
