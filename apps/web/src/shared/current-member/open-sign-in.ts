/** What the account modal shows: the modes of spec section 2, and what the login leads to where a password is forgotten. */
export type SignInMode = 'initial' | 'email-login' | 'otp-login' | 'signup' | 'forgot-password'

/** A wish to have the account modal open. */
export interface SignInWish {
  mode: SignInMode
  /** What gets the focus back. */
  opener: Element | null
}

type Show = (wish: SignInWish) => void
let show: Show | undefined

/** Names who shows the account modal: the one place for it at the app's root. Answers how to take that back. */
export function onSignInWish(shower: Show): () => void {
  show = shower
  return () => {
    show = undefined
  }
}

/** Opens the account modal. What has the focus gets it back when the modal closes, unless another opener is named. */
export function openSignIn(mode: SignInMode = 'initial', opener = document.activeElement): void {
  show?.({ mode, opener })
}
