import { passwordMinLength } from '@farandfew/domain/constants/limits.ts'

export const passwordHint = `At least ${passwordMinLength} characters.`
