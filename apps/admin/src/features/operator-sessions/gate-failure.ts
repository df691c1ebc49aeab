import { ApiError, serverMessage } from '@farandfew/api-client'
import type { ErrorCode } from '@farandfew/domain/problem/problem.ts'
import type { FieldErrors } from '@farandfew/ui/form/messages.ts'
import type { FormMessage } from '@farandfew/ui/form/form-outcome.tsx'

/** Whether the API answered with this error code. */
export const failedWith = (error: unknown, code: ErrorCode) =>
  error instanceof ApiError && error.code === code

/** The messages at the fields of the gate. */
export function gateFieldErrors(error: unknown): FieldErrors {
  if (failedWith(error, 'WRONG_PASSWORD')) return { password: 'Incorrect password' }
  return error instanceof ApiError ? error.fieldErrors : {}
}

/** Why the console stays locked. */
export function describeGateFailure(error: unknown): FormMessage {
  if (failedWith(error, 'WRONG_PASSWORD')) {
    return { title: 'Access denied', description: 'Incorrect password' }
  }
  if (failedWith(error, 'WRONG_CODE')) {
    return {
      title: 'Access denied',
      description: serverMessage(error, 'This code is wrong.'),
    }
  }
  if (failedWith(error, 'WRONG_SIGN_IN')) {
    return { title: 'Access denied', description: 'The email address or the password is wrong.' }
  }
  const title = failedWith(error, 'TOO_MANY_REQUESTS') ? 'Please wait' : 'Something went wrong.'
  const description = serverMessage(error)
  return { title, description }
}
