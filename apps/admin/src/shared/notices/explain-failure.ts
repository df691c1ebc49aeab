import { ApiError, serverMessage } from '@farandfew/api-client'

/** Why something of the open console failed, as a sentence; `fallback` where the server said nothing. */
export function explainFailure(
  error: unknown,
  fallback = 'Please check your connection and try again.',
): string {
  if (error instanceof ApiError && error.status === 401) {
    return 'Your session has ended. What you typed is kept.'
  }
  return serverMessage(error, fallback)
}
