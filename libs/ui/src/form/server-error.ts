import { failureWords } from '@farandfew/domain/problem/failure-words.ts'
import { toast } from '../toast/toast-store.ts'
import type { FieldErrors } from './messages.ts'

/** The error of a refused call, known by its shape only: this package does not import the API client. */
type ServerError =
  { status?: number; detail?: string; fieldErrors?: FieldErrors } | null | undefined

/** Returns the server's messages by field, or none. */
export const serverFieldErrors = (error: unknown): FieldErrors =>
  (error as ServerError)?.fieldErrors ?? {}

/** What to say of a failure: the server's sentence, or a general one for an answer without one and for a fault of our code. */
export function failureMessage(error: unknown, title = 'Error') {
  const { status, detail } = (error as ServerError) ?? {}
  if (detail) return { title, description: detail }
  if (status !== undefined) return { title, description: failureWords.unexplained }
  console.error(error)
  return { title, description: failureWords.ownFault }
}

export function toastFailure(error: unknown, title?: string): void {
  toast({ ...failureMessage(error, title), variant: 'destructive' })
}
