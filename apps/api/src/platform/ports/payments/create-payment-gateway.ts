import type { Config } from '../../config/config.ts'
import type { Db } from '../../db/connect.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createRazorpayGateway } from './razorpay/razorpay-gateway.ts'
import { createSandboxGateway } from './sandbox/sandbox-gateway.ts'

/**
 * The configured gateway.
 * @param sessionSecret the sandbox derives its keys from it when it first signs
 */
export function createPaymentGateway(
  { payments }: Pick<Config, 'payments'>,
  db: Db,
  sessionSecret: () => string,
): PaymentGateway {
  return payments.gateway === 'razorpay'
    ? createRazorpayGateway(payments)
    : createSandboxGateway(db, sessionSecret)
}
