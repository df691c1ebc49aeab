/** What the account dialog shows. */
export type SignInMode = 'initial' | 'email-login' | 'otp-login' | 'signup' | 'forgot-password'

export interface SignInRequest {
  mode: SignInMode
  /** The element that gets the focus when the dialog closes. */
  opener: Element | null
  /** Called when the member is signed in. Without it, the account page opens. */
  onSignedIn?: (() => void) | undefined
  /** Called when the dialog closes without a sign-in. */
  onCancel?: (() => void) | undefined
  /** Whether the session ended in the middle of something, which goes on after the sign-in. */
  isAgain?: boolean | undefined
  /** Whether the visitor wants a seat: then most have no account yet. */
  isForSeat?: boolean | undefined
}

type Listener = (request: SignInRequest) => void
let listener: Listener | undefined

/** Registers the one account dialog of the site. Returns a function that unregisters it. */
export function onSignInRequest(next: Listener): () => void {
  listener = next
  return () => {
    listener = undefined
  }
}

/** Opens the account dialog. When it closes, `opener` gets the focus. */
export function openSignIn(
  mode: SignInMode = 'initial',
  opener = document.activeElement,
  onSignedIn?: () => void,
): void {
  requestSignIn({ mode, opener, onSignedIn })
}

/** Opens the account dialog for a visitor who wants a seat. */
export const openSignInForSeat = (onSignedIn: () => void): boolean =>
  requestSignIn({ mode: 'initial', opener: document.activeElement, onSignedIn, isForSeat: true })

/** Opens the account dialog with a whole request. Returns false if there is no dialog. */
export function requestSignIn(request: SignInRequest): boolean {
  listener?.(request)
  return listener !== undefined
}
