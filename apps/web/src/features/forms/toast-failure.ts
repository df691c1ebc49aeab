import { serverMessage } from '@farandfew/api-client/call'
import { toast } from '@farandfew/ui/toast'

interface Telling {
  /** What the toast is called, where it is not 'Error' (spec section 8). */
  title?: string
  /** The messages that stand under fields: a sentence that is among them is not said a second time. */
  underFields?: Readonly<Record<string, string>>
}

/** Tells of a failure by a toast, in the server's words, or in the spec's where it sent none. */
export function toastFailure(error: unknown, telling: Telling = {}): void {
  const { title = 'Error', underFields = {} } = telling
  const sentence = serverMessage(error, 'Please try again later.')
  const isSaid = Object.values(underFields).includes(sentence)
  toast({ title, description: isSaid ? undefined : sentence, variant: 'destructive' })
}
