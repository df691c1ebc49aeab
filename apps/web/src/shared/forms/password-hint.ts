import { passwordMinLength } from '@farandfew/domain/constants'

export const passwordHint = `At least ${passwordMinLength} characters.`
