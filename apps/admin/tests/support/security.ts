import {
  secondFactor,
  secondFactorOffer,
  secondFactorOfferForm,
  secondFactorOnForm,
  secondFactorProofForm,
  secondFactorWithCodes,
} from '@farandfew/domain/operator-sessions/admin-security.ts'
import * as z from 'zod/mini'
import { type FakeCall, type FakeRoutes, send } from './fake-routes.ts'

export interface SecurityState {
  password: string
  factorOn: boolean
  /** The only correct code. */
  code: string
}

export const noSecondFactor = (): Omit<SecurityState, 'password'> => ({
  factorOn: false,
  code: '123456',
})

const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-ddd${'abcdefghij'[index]}`)
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const path = '/api/admin/second-factor'

function refuseFields(response: FakeCall['response'], errors: Record<string, string>) {
  const [detail] = Object.values(errors)
  response
    .writeHead(400, { 'content-type': 'application/problem+json' })
    .end(JSON.stringify({ status: 400, detail, code: 'VALIDATION_FAILED', errors }))
}

/** The calls of the security page. */
export function securityRoutes(api: SecurityState): FakeRoutes {
  const state = () =>
    api.factorOn
      ? { on: true, since: '2026-11-21T10:00:00.000Z', recoveryCodesLeft: 10 }
      : { on: false, recoveryCodesLeft: 0 }
  const errorsOf = ({
    password,
    code,
  }: {
    password?: string
    code?: string | undefined
  }): Record<string, string> => ({
    ...(password !== undefined && password !== api.password && { password: 'Incorrect password' }),
    ...(code !== undefined && code !== api.code && { code: 'This code is wrong.' }),
  })
  const check = (form: { password?: string; code?: string | undefined }) => {
    const errors = errorsOf(form)
    return Object.keys(errors).length > 0 ? errors : undefined
  }
  return {
    [`GET ${path}`]: ({ response }) => send(response, 200, secondFactor, state()),
    [`POST ${path}/offer`]: ({ response, body }) => {
      const errors = check(z.parse(secondFactorOfferForm, body))
      if (errors) return refuseFields(response, errors)
      const uri = `otpauth://totp/Far%20%26%20Few:Console?secret=${secret}`
      send(response, 201, secondFactorOffer, { secret, uri })
    },
    [`POST ${path}`]: ({ response, body }) => {
      const errors = check(z.parse(secondFactorOnForm, body))
      if (errors) return refuseFields(response, errors)
      api.factorOn = true
      send(response, 201, secondFactorWithCodes, { ...state(), recoveryCodes: codes })
    },
    [`DELETE ${path}`]: ({ response, body }) => {
      const errors = check(z.parse(secondFactorProofForm, body))
      if (errors) return refuseFields(response, errors)
      api.factorOn = false
      send(response, 200, secondFactor, state())
    },
    [`POST ${path}/recovery-codes`]: ({ response, body }) => {
      const errors = check(z.parse(secondFactorProofForm, body))
      if (errors) return refuseFields(response, errors)
      send(response, 201, secondFactorWithCodes, { ...state(), recoveryCodes: codes })
    },
  }
}
