import * as z from 'zod/mini'
import { requestBody } from '../contract/request.ts'
import { optionalLine } from '../text/text.ts'
import { passwordText } from '../text/secret-text.ts'
import { emailField } from '../members/user-forms.ts'
import { operatorRoles } from '../contract/roles.ts'
import { optionalSecondFactorCode } from './second-factor-code.ts'

const operatorMaxLength = 60

/**
 * The form that unlocks the console (docs/product.md#console), with an operator's own account (`email`) or with the
 * club's password. With the latter, the operator's name is kept on the session for the audit log. If the second factor is
 * on, the form needs a code from the authenticator app or a recovery code.
 */
export const adminSignInForm = requestBody({
  email: z.optional(emailField),
  password: passwordText('Password is required'),
  operator: optionalLine(operatorMaxLength),
  code: optionalSecondFactorCode,
})
export type AdminSignInForm = z.output<typeof adminSignInForm>

/** Whether this browser has an admin session, its role, and the name that the operator gave. */
export const adminSession = z.object({
  open: z.boolean('Must be true or false'),
  operator: z.optional(z.string('Must be a text')),
  /** Whether an operator's own account opened the session, not the club's password. */
  ownAccount: z.optional(z.boolean('Must be true or false')),
  /** Set if the club's password does not open the console. */
  ownAccountsOnly: z.optional(z.literal(true)),
  /** The role of an open session, which the account or the password decides. */
  role: z.optional(z.enum(operatorRoles)),
  /** Seconds until an open session ends although it is used. */
  secondsLeft: z.optional(z.int().check(z.nonnegative())),
  /** Of an open session: days from the real date to the club's, in Asia/Kolkata; absent if they are the same. */
  clubDateOffset: z.optional(z.int()),
})
export type AdminSession = z.output<typeof adminSession>

/** How many sessions were open, the one that sent the call included. */
export const endedAdminSessions = z.object({ ended: z.int().check(z.nonnegative()) })
