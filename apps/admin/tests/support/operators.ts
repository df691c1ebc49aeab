import {
  acceptedInvitation,
  acceptInvitationForm,
  type Invitation,
  invitation,
  invitationForm,
  operator,
  type Operator,
  operatorInvitationForm,
  operatorLinkForm,
  operatorList,
  operatorRoleForm,
  type OperatorSession,
  operatorSessions,
  ownAccount,
  type OwnAccount,
  ownPasswordForm,
} from '@farandfew/domain/operators/admin-operators.ts'
import * as z from 'zod/mini'
import { type FakeRoutes, refuse, send } from './fake-routes.ts'

export interface OperatorsState {
  operators: Operator[]
  clubPassword: { on: boolean; canSwitch: boolean }
  operatorSessions: OperatorSession[]
  /** Who is signed in; null by the club's password. */
  ownAccount: OwnAccount['operator']
  /** What the one link opens. */
  invitations: Record<string, Invitation>
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
  clubPassword: { on: true, canSwitch: false },
  operatorSessions: [operatorSessionOf('mine', { operatorId: null, role: 'owner', current: true })],
  ownAccount: null,
  invitations: {},
})

const path = '/api/admin'

/** The calls of the operators' page, of the operator's own account, and of a link. */
export function operatorsRoutes(api: OperatorsState): FakeRoutes {
  const own = () => ({ operator: api.ownAccount, sessions: api.operatorSessions })
  const end = (id: string | undefined) => {
    api.operatorSessions = api.operatorSessions.filter((session) => session.id !== id)
  }
  const change = (id: string | undefined, values: Partial<Operator>) => {
    const found = api.operators.find((one) => one.id === Number(id))!
    return Object.assign(found, values)
  }
  return {
    [`GET ${path}/operators`]: ({ response }) =>
      send(response, 200, operatorList, { items: api.operators, clubPassword: api.clubPassword }),
    [`POST ${path}/operators`]: ({ response, body }) => {
      const form = z.parse(operatorInvitationForm, body)
      const added = operatorOf(api.operators.length + 1, {
        ...form,
        state: 'invited',
        lastSignInAt: null,
        linkExpiresAt: at,
      })
      api.operators.push(added)
      send(response, 201, operator, added)
    },
    [`PATCH ${path}/operators/:id`]: ({ response, params, body }) => {
      const { role } = z.parse(operatorRoleForm, body)
      send(response, 200, operator, change(params['id'], { role }))
    },
    [`POST ${path}/operators/:id/link`]: ({ response, params, body }) => {
      z.parse(operatorLinkForm, body)
      const values = { state: 'invited', linkExpiresAt: at } as const
      send(response, 200, operator, change(params['id'], values))
    },
    [`POST ${path}/operators/:id/deactivate`]: ({ response, params }) =>
      send(response, 200, operator, change(params['id'], { state: 'deactivated' })),
    [`GET ${path}/sessions`]: ({ response }) =>
      send(response, 200, operatorSessions, api.operatorSessions),
    [`DELETE ${path}/sessions/:id`]: ({ response, params }) => {
      end(params['id'])
      send(response, 200, operatorSessions, api.operatorSessions)
    },
    [`GET ${path}/account`]: ({ response }) => send(response, 200, ownAccount, own()),
    [`POST ${path}/account/password`]: ({ response, body }) => {
      z.parse(ownPasswordForm, body)
      send(response, 200, ownAccount, own())
    },
    [`DELETE ${path}/account/sessions/:id`]: ({ response, params }) => {
      end(params['id'])
      send(response, 200, ownAccount, own())
    },
    [`POST ${path}/invitation`]: ({ response, body }) => {
      const found = api.invitations[z.parse(invitationForm, body).token]
      if (!found) return refuse(response, { code: 'LINK_INVALID', detail: 'It was used.' })
      send(response, 200, invitation, found)
    },
    [`POST ${path}/invitation/accept`]: ({ response, body }) => {
      const form = z.parse(acceptInvitationForm, body)
      const { email } = api.invitations[form.token]!
      delete api.invitations[form.token]
      send(response, 201, acceptedInvitation, { email, recoveryCodes: ['aaaa-bbbb-cccc-dddd'] })
    },
  }
}
