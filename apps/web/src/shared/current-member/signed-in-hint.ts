import { signedInHint } from '@farandfew/domain/auth'

/** Whether the cookie is set that tells scripts that a member is signed in. It is a hint and proves nothing. */
export const hasSignedInHint = () => document.cookie.includes(`${signedInHint}=`)
