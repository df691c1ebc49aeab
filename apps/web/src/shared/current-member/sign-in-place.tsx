import { toast } from '@farandfew/ui/toast'
import { type ComponentType, useEffect, useState } from 'react'
import { onSignInWish, type SignInWish } from './open-sign-in.ts'

export interface SignInModalProps {
  /** What the modal is to show; undefined while it is closed. */
  wish: SignInWish | undefined
  onClose: () => void
}

interface SignInPlaceProps {
  /** Loads the modal's chunk. Must not change between renders. */
  load: () => Promise<{ default: ComponentType<SignInModalProps> }>
}

/** Where the account modal stands, once, at the site's root. Its code arrives with the first wish to have it open. */
export function SignInPlace({ load }: SignInPlaceProps) {
  const [Modal, setModal] = useState<ComponentType<SignInModalProps>>()
  const [wish, setWish] = useState<SignInWish>()
  useEffect(
    () =>
      onSignInWish((next) => {
        load().then(
          (module) => {
            setModal(() => module.default)
            setWish(next)
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
  return Modal ? <Modal wish={wish} onClose={() => setWish(undefined)} /> : null
}
