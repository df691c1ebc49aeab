import { toast } from '../toast/toast-store.ts'
import type { FieldErrors } from './messages.ts'

/** The error of a refused call, known by its shape only: this package does not import the API client. */
type ServerError = { detail?: string; fieldErrors?: FieldErrors } | null | undefined

/** Returns the server's messages by field, or none. */
export const serverFieldErrors = (error: unknown): FieldErrors =>
  (error as ServerError)?.fieldErrors ?? {}

/** What to say of a failure: the server's sentence, or a general one if there is none. */
export const failureMessage = (error: unknown, title = 'Error') => ({
  title,
  description: (error as ServerError)?.detail || 'Please try again later.',
})

export function toastFailure(error: unknown, title?: string): void {
  toast({ ...failureMessage(error, title), variant: 'destructive' })
}
