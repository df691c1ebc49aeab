import { ApiError, serverMessage } from '@farandfew/api-client'
import type { ErrorCode } from '@farandfew/domain/problem'
import type { ToastContent } from '@farandfew/ui/toast'

const later = 'Please try again later.'

/** Whether the API answered with this failure. */
export const failedWith = (error: unknown, code: ErrorCode) =>
  error instanceof ApiError && error.code === code

/** What the gate says when it stays shut (spec section 8). */
export function describeGateFailure(error: unknown): ToastContent {
  if (failedWith(error, 'WRONG_PASSWORD')) {
    return { title: 'Access denied', description: 'Incorrect password', variant: 'destructive' }
  }
  if (failedWith(error, 'WRONG_CODE')) {
    return {
      title: 'Access denied',
      description: serverMessage(error, 'This code is not right.'),
      variant: 'destructive',
    }
  }
  const title = failedWith(error, 'TOO_MANY_REQUESTS')
    ? 'Too many attempts'
    : 'Something went wrong.'
  return { title, description: serverMessage(error, later), variant: 'destructive' }
}
