import type { Check } from './check.ts'
import { contactChecks } from './contact-checks.ts'
import { gatewayChecks } from './gateway-checks.ts'
import { messageChecks } from './message-checks.ts'
import { refundChecks } from './refund-checks.ts'
import { seatChecks } from './seat-checks.ts'
import { sumChecks } from './sum-checks.ts'

/** Every check, in the order of the page. */
export const checks: readonly Check[] = [
  ...seatChecks,
  ...refundChecks,
  ...gatewayChecks,
  ...messageChecks,
  ...contactChecks,
  ...sumChecks,
]

export const findCheck = (kind: string): Check | undefined =>
  checks.find((check) => check.kind === kind)
