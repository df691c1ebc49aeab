import {
  closeAdminSession,
  endAdminSessions,
  getAdminSession,
  openAdminSession,
} from '@farandfew/domain/operator-sessions/admin-session.contract.ts'
import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'
import { type FakeRoute, route } from './fake-routes.ts'

export interface SessionState {
  open: boolean
  operator: string | undefined
  role: OperatorRole
  hasOwnAccount: boolean
  secondsLeft: number
  /** Whether the browser sends no cookie of a session back. */
  losesCookies: boolean
}

export const noSession = (): SessionState => ({
  open: false,
  operator: undefined,
  role: 'owner',
  hasOwnAccount: false,
  secondsLeft: 12 * 3600,
  losesCookies: false,
})

/** The calls of the gate, which any password opens. */
export function sessionRoutes(api: SessionState): FakeRoute[] {
  const session = () => ({
    open: api.open,
    ...(api.operator !== undefined && { operator: api.operator }),
    ...(api.open && {
      role: api.role,
      ownAccount: api.hasOwnAccount,
      secondsLeft: api.secondsLeft,
    }),
  })
  const set = (open: boolean, operator?: string) => {
    Object.assign(api, { open, operator })
    return session()
  }
  return [
    route(getAdminSession, () => (api.losesCookies ? { open: false } : session())),
    route(openAdminSession, ({ body }) => {
      api.hasOwnAccount = body.email !== undefined
      return set(true, body.operator)
    }),
    route(closeAdminSession, () => set(false)),
    route(endAdminSessions, () => {
      set(false)
      return { ended: 3 }
    }),
  ]
}
