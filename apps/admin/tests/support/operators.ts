import {
  acceptInvitation,
  changeOperator,
  deactivateOperator,
  endAdminSession,
  getOwnAccount,
  inviteOperator,
  listAdminSessions,
  listOperators,
  openInvitation,
} from '@farandfew/domain/operators/admin-operators.contract.ts'
import type {
  Invitation,
  Operator,
  OperatorSession,
  OwnAccount,
} from '@farandfew/domain/operators/admin-operators.ts'
import { byId, change, type FakeRoute, remove, route } from './fake-routes.ts'

export interface OperatorsState {
  operators: Operator[]
  operatorSessions: OperatorSession[]
  /** Who is signed in; null by the club's password. */
  ownAccount: OwnAccount['operator']
  /** What a link opens. */
  invitation: Invitation | undefined
}

const at = '2026-11-21T10:00:00.000Z'

export const operatorOf = (id: number, rest: Partial<Operator> = {}): Operator => ({
  id,
  name: 'Ben Okri',
  email: 'ben@club.example',
  role: 'bookings',
  state: 'active',
  linkExpiresAt: null,
  lastSignInAt: at,
  ...rest,
})

export const operatorSessionOf = (
  id: string,
  rest: Partial<OperatorSession> = {},
): OperatorSession => ({
  id: id.padEnd(12, '-'),
  name: 'Ben Okri',
  role: 'bookings',
  operatorId: 2,
  device: 'Chrome on Android',
  signedInAt: at,
  lastSeenAt: at,
  current: false,
  ...rest,
})

export const noOperators = (): OperatorsState => ({
  operators: [],
  operatorSessions: [operatorSessionOf('mine', { operatorId: null, role: 'owner', current: true })],
  ownAccount: null,
  invitation: undefined,
})

/** The calls of the operators' page, of the operator's own account, and of a link. */
export const operatorsRoutes = (api: OperatorsState): FakeRoute[] => [
  route(listOperators, () => ({
    items: api.operators,
    clubPassword: { on: true, canSwitch: false },
  })),
  route(inviteOperator, ({ body }) => {
    const invited = { state: 'invited', lastSignInAt: null, linkExpiresAt: at } as const
    const added = operatorOf(1, { ...body, ...invited })
    api.operators.push(added)
    return added
  }),
  route(changeOperator, ({ params, body: { role } }) =>
    change(byId(api.operators, params.id), { role }),
  ),
  route(deactivateOperator, ({ params }) => byId(api.operators, params.id)),
  route(listAdminSessions, () => api.operatorSessions),
  route(endAdminSession, ({ params }) => {
    remove(api.operatorSessions, params.id)
    return api.operatorSessions
  }),
  route(getOwnAccount, () => ({ operator: api.ownAccount, sessions: api.operatorSessions })),
  route(openInvitation, () => api.invitation),
  route(acceptInvitation, () => {
    Object.assign(api, { open: true, hasOwnAccount: true, operator: api.invitation?.name })
    return api.invitation && { email: api.invitation.email, recoveryCodes: ['aaaa-bbbb-cccc-dddd'] }
  }),
]
