import * as z from 'zod/mini'
import { requestBody } from '../../contract/request.ts'
import { optionalLine } from '../../text/optional-text.ts'
import { passwordText } from '../../text/secret-text.ts'
import { operatorRoles } from '../roles/roles.ts'
import { optionalSecondFactorCode } from '../security/second-factor-code.ts'

const operatorMaxLength = 60

/**
 * The form that unlocks the console (docs/product.md#console). The operator's name is kept on the session for the
 * audit log. If the second factor is on, the form needs a code from the authenticator app or a recovery code.
 */
export const adminSignInForm = requestBody({
  password: passwordText('Password is required'),
  operator: optionalLine(operatorMaxLength),
  code: optionalSecondFactorCode,
})
export type AdminSignInForm = z.output<typeof adminSignInForm>

/** Whether this browser has an admin session, its role, and the name that the operator gave. */
export const adminSession = z.object({
  open: z.boolean('Must be true or false'),
  operator: z.optional(z.string('Must be a text')),
  /** The role of an open session, which the password decides. */
  role: z.optional(z.enum(operatorRoles)),
  /** Seconds until an open session ends although it is used. */
  secondsLeft: z.optional(z.int().check(z.nonnegative())),
})
export type AdminSession = z.output<typeof adminSession>

/** How many sessions were open, the one that sent the call included. */
export const endedAdminSessions = z.object({ ended: z.int().check(z.nonnegative()) })
export type EndedAdminSessions = z.output<typeof endedAdminSessions>
