import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { authRoutes } from './auth.routes.ts'
import { emailRoutes } from './email.routes.ts'
import { otpRoutes } from './otp.routes.ts'
import { passwordRoutes } from './password.routes.ts'
import { phoneRoutes } from './phone.routes.ts'

/** Sign-up, sign-in, passwords, and the verification of email addresses and phones. */
export async function authPlugin(scope: FastifyInstance, context: AppContext): Promise<void> {
  await scope.register(authRoutes, context)
  await scope.register(emailRoutes, context)
  await scope.register(passwordRoutes, context)
  await scope.register(otpRoutes, context)
  await scope.register(phoneRoutes, context)
}
