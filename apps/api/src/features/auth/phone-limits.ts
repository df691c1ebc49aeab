import { phoneDigits } from './phone-code.ts'

/** One phone, from whatever address and whether or not it is known: many addresses get nobody more tries at it. */
export const onePhone = (phone: string): string => `phone ${phoneDigits(phone)}`

/** One member, so that nobody has messages sent to many phones. */
export const oneMember = (id: number): string => `member ${id}`
