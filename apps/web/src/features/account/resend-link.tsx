import { resendEmailVerification } from '@farandfew/api-client/account'
import { serverMessage } from '@farandfew/api-client/call'
import { Button } from '@farandfew/ui/button'
import { toast } from '@farandfew/ui/toast'
import { useMutation } from '@tanstack/react-query'

/** Sends the link that proves the e-mail address once more. */
export function ResendLink() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => resendEmailVerification(),
    onSuccess: () =>
      toast({ title: 'Link sent', description: 'Please look into your mailbox, and its spam.' }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: serverMessage(error, 'Please try again later.'),
        variant: 'destructive',
      }),
  })
  return (
    <Button variant="secondary" busy={isPending} busyLabel="Sending..." onClick={() => mutate()}>
      Send the Link Again
    </Button>
  )
}
