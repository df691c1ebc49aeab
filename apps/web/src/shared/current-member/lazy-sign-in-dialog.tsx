import { toast } from '@farandfew/ui/toast'
import { type ComponentType, useEffect, useState } from 'react'
import { onSignInRequest, type SignInRequest } from './open-sign-in.ts'

export interface SignInDialogProps {
  /** What the dialog shows; undefined while it is closed. */
  request: SignInRequest | undefined
  onClose: () => void
}

interface LazySignInDialogProps {
  /** Loads the dialog's chunk. Must not change between renders. */
  load: () => Promise<{ default: ComponentType<SignInDialogProps> }>
}

/** The account dialog, rendered once at the site's root. Its code is loaded by the first request to open it. */
export function LazySignInDialog({ load }: LazySignInDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps>>()
  const [request, setRequest] = useState<SignInRequest>()
  useEffect(
    () =>
      onSignInRequest((next) => {
        load().then(
          (module) => {
            setDialog(() => module.default)
            setRequest(next)
          },
          () =>
            toast({
              title: 'Something went wrong.',
              description: 'Please check your connection and try again.',
              variant: 'destructive',
            }),
        )
      }),
    [load],
  )
  return Dialog ? <Dialog request={request} onClose={() => setRequest(undefined)} /> : null
}
