import { GatewayError } from '../../../../src/platform/ports/payments/gateway-error.ts'

/** The error of a call that must fail. */
export const failureOf = (call: Promise<unknown>): Promise<GatewayError> =>
  call.then(
    () => {
      throw new Error('The call succeeded')
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(GatewayError)
      return error as GatewayError
    },
  )
