import { onSessionEnd } from '@farandfew/api-client'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { onSignInRequest, type SignInRequest } from './open-sign-in.ts'
import { hasSignedInHint } from './signed-in-hint.ts'

export interface SignInDialogProps {
  /** What the dialog shows; undefined while it is closed. */
  request: SignInRequest | undefined
  onClose: () => void
}

interface LazySignInDialogProps {
  /** Loads the dialog's chunk. Must not change between renders. */
  load: () => Promise<{ default: ComponentType<SignInDialogProps> }>
}

/** Asks for a sign-in when a call finds that the session has ended, and follows the other tabs of a member. */
function useMemberEvents() {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (hasSignedInHint()) {
      import('./other-tabs.ts').then(
        ({ followOtherTabs }) => followOtherTabs(queryClient),
        () => undefined,
      )
    }
    return onSessionEnd(() =>
      import('./sign-in-again.ts').then(
        ({ signInAgain }) => signInAgain(queryClient),
        () => 'You have been logged out. Please check your connection, and try again.',
      ),
    )
  }, [queryClient])
}

/** The account dialog, rendered once at the site's root. Its code is loaded by the first request to open it. */
export function LazySignInDialog({ load }: LazySignInDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps>>()
  const [request, setRequest] = useState<SignInRequest>()
  const shown = useRef<SignInRequest>(undefined)
  const close = () => {
    shown.current = undefined
    setRequest(undefined)
  }
  useEffect(
    () =>
      onSignInRequest((next) => {
        load().then(
          (module) => {
            setDialog(() => module.default)
            shown.current?.onCancel?.()
            shown.current = next
            setRequest(next)
          },
          () => {
            toast({
              title: 'Something went wrong.',
              description: 'Please check your connection and try again.',
              variant: 'destructive',
            })
            next.onCancel?.()
          },
        )
      }),
    [load],
  )
  useMemberEvents()
  return Dialog ? <Dialog request={request} onClose={close} /> : null
}
