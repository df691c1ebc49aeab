import { getProfile, updateProfile } from '@farandfew/domain/members/profile.contract.ts'
import { passwordNeeded, refusedPassword } from '@farandfew/domain/members/user-forms.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { getCurrentMember } from './current-user.queries.ts'
import { createPasswordCheck } from './password-check.ts'
import { route } from '../../platform/plugins/contract-route.ts'
import { changeProfile, changesUsername } from './profile.service.ts'

const passwordMissing = () =>
  new AppError('VALIDATION_FAILED', {
    detail: passwordNeeded,
    errors: { currentPassword: passwordNeeded },
  })

/** @throws AppError VALIDATION_FAILED on `username` if the new name is the password */
function refusePasswordAsName(password: string, username: string): void {
  if (refusedPassword(password, { username }) === undefined) return
  const detail = 'Please do not use your password as your username'
  throw new AppError('VALIDATION_FAILED', { detail, errors: { username: detail } })
}

/** Reads and changes the member's profile. */
export async function profileRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db } = context
  const checkPassword = createPasswordCheck(context)
  route(app, getProfile, ({ userId }) => getCurrentMember(db, userId))
  route(app, updateProfile, async ({ userId, request, body: { currentPassword, ...form } }) => {
    const isRenamed = await changesUsername(db, userId, form)
    if (isRenamed && currentPassword === undefined) throw passwordMissing()
    const passwordHash = isRenamed ? await checkPassword(request, currentPassword ?? '') : undefined
    if (isRenamed) refusePasswordAsName(currentPassword ?? '', form.username ?? '')
    return changeProfile(context, { userId, form, passwordHash })
  })
}
