import { onSessionEnd } from '@farandfew/api-client'
import { ErrorBoundary } from '@farandfew/ui/error-boundary/error-boundary.tsx'
import { failureCause } from '@farandfew/ui/error-boundary/load-failure.ts'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import { toastLoadFailure } from '@farandfew/ui/toast/toast-load-failure.ts'
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
          (error: unknown) => {
            toastLoadFailure('We could not open the login', error)
            next.onCancel?.()
          },
        )
      }),
    [load],
  )
  useMemberEvents()
  if (!Dialog) return null
  return (
    <ErrorBoundary
      fallback={({ error, retry }) => (
        <Problem
          title="The login did not open."
          detail={failureCause(error)}
          onRetry={() => {
            close()
            retry()
          }}
        />
      )}
    >
      <Dialog request={request} onClose={close} />
    </ErrorBoundary>
  )
}
