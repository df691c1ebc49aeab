import { subscribeToNewsletter, unsubscribeFromNewsletter } from '@farandfew/api-client/newsletters'
import { useMutation } from '@tanstack/react-query'

/** Subscribes to the newsletter. */
export const useSubscribe = () =>
  useMutation({ mutationFn: (email: string) => subscribeToNewsletter({ email }) })

/** Ends the newsletter by the token of a letter's link. */
export const useUnsubscribe = () =>
  useMutation({ mutationFn: (token: string) => unsubscribeFromNewsletter(token) })
