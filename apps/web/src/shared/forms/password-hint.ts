import { passwordMinLength } from '@farandfew/domain/constants'

/** What helps to choose a password (spec section 5). */
export const passwordHint = `At least ${passwordMinLength} characters.`
