import { phoneDigits } from './phone-code.ts'

/** Counts attempts per phone, known or not, so that using many client addresses gives no extra attempts. */
export const phoneKey = (phone: string): string => `phone ${phoneDigits(phone)}`

/** Counts requests per member, so that one member cannot send messages to many phones. */
export const memberKey = (id: number): string => `member ${id}`
