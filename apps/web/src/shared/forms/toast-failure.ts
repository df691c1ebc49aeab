import { serverMessage } from '@farandfew/api-client/call'
import { toast } from '@farandfew/ui/toast'

/** Tells of a failure by a toast (spec section 8), in the server's words, or in the spec's where it sent none. */
export function toastFailure(error: unknown, title = 'Error'): void {
  const description = serverMessage(error, 'Please try again later.')
  toast({ title, description, variant: 'destructive' })
}
