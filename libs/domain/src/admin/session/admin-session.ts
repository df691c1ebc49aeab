import * as z from 'zod/mini'
import { requestBody } from '../../contract/request.ts'
import { optionalLine } from '../../text/optional-text.ts'
import { passwordText } from '../../text/secret-text.ts'
import { optionalSecondFactorCode } from '../security/second-factor-code.ts'

const operatorMaxLength = 60

/**
 * The console's gate (rulings 3). The operator's name is kept on the session, for the audit log. The code is asked for
 * where a second factor is on: of the authenticator app, or a recovery code.
 */
export const adminSignInForm = requestBody({
  password: passwordText('Password is required'),
  operator: optionalLine(operatorMaxLength),
  code: optionalSecondFactorCode,
})
export type AdminSignInForm = z.output<typeof adminSignInForm>

/** Whether the console is open to this browser, and who said they are at it. */
export const adminSession = z.object({
  open: z.boolean('Must be true or false'),
  operator: z.optional(z.string('Must be a text')),
})
export type AdminSession = z.output<typeof adminSession>
