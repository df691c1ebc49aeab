import { signedInHint } from '@farandfew/domain/auth'

/** Whether the browser holds the cookie that says that somebody is signed in (rulings 7). It proves nothing. */
export const hasSignedInHint = () => document.cookie.includes(`${signedInHint}=`)
