import { subscribeToNewsletter } from '@farandfew/api-client/newsletters'
import { useMutation } from '@tanstack/react-query'

/** Subscribes to the newsletter. */
export const useSubscribe = () =>
  useMutation({ mutationFn: (email: string) => subscribeToNewsletter({ email }) })
