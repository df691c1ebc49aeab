import { phoneDigits } from './phone-code.ts'

/** Counts attempts per phone, known or not, so that many client addresses give no more of them. */
export const phoneKey = (phone: string): string => `phone ${phoneDigits(phone)}`

/** Counts requests per member, so that one member cannot send messages to many phones. */
export const memberKey = (id: number): string => `member ${id}`
