import { signedInHint } from '@farandfew/domain/auth/signed-in-hint.ts'

/** Whether the cookie is set that shows scripts that a member is signed in. It is only a hint: the session decides. */
export const hasSignedInHint = () => document.cookie.includes(`${signedInHint}=`)
