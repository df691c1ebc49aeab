import { ApiError, serverMessage } from '@farandfew/api-client'

/** Explains why a call of the open console failed. `fallback` is used if the server sent no explanation. */
export function explainFailure(
  error: unknown,
  fallback = 'Please check your connection and try again.',
): string {
  if (error instanceof ApiError && error.status === 401) {
    return 'Your session has ended. What you typed is kept.'
  }
  return serverMessage(error, fallback)
}

/** What a form says if it could not be sent: the title, and why. */
export const explained = (title: string) => (error: unknown) => ({
  title,
  description: explainFailure(error),
})
