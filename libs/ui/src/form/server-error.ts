import { toast } from '../toast/toast-store.ts'
import type { FieldErrors } from './messages.ts'

/** The error of a refused call, known by its shape only: this package does not import the API client. */
type ServerError = { detail?: string; fieldErrors?: FieldErrors } | null | undefined

/** Returns the server's messages by field, or none. */
export const serverFieldErrors = (error: unknown): FieldErrors =>
  (error as ServerError)?.fieldErrors ?? {}

/** Shows a failure as a toast: the server's sentence, or a general one if there is none. */
export function toastFailure(error: unknown, title = 'Error'): void {
  const description = (error as ServerError)?.detail || 'Please try again later.'
  toast({ title, description, variant: 'destructive' })
}
