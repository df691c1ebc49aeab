import {
  type FaultKind,
  faultParams,
  faultResolution,
  integrity,
} from '@farandfew/domain/integrity/admin-integrity.ts'
import * as z from 'zod/mini'
import { type FakeRoutes, refuse, send } from './fake-routes.ts'

export interface IntegrityState {
  /** What the checks have found. */
  faultKinds: FaultKind[]
}

export const noFaults = (): IntegrityState => ({ faultKinds: [] })

/** The calls of the page Integrity. */
export const integrityRoutes = (state: IntegrityState): FakeRoutes => {
  const answer = () => ({
    kinds: state.faultKinds,
    total: state.faultKinds.reduce((sum, { total }) => sum + total, 0),
    sumsCheckedAt: '2025-05-01T06:00:00.000Z',
  })
  return {
    'GET /api/admin/integrity': ({ response }) => send(response, 200, integrity, answer()),
    'POST /api/admin/integrity/check': ({ response }) => send(response, 200, integrity, answer()),
    'POST /api/admin/integrity/:kind/:key/:action': ({ response, params, body }) => {
      const { kind, key } = z.parse(faultParams, params)
      const { mark } = z.parse(faultResolution, body)
      const checked = state.faultKinds.find((one) => one.kind === kind)
      if (!checked?.faults.some((one) => one.key === key && one.mark === mark)) {
        return refuse(response, { code: 'FAULT_CHANGED', detail: 'It was resolved.' })
      }
      checked.faults = checked.faults.filter((one) => one.key !== key)
      checked.total = checked.faults.length
      send(response, 200, integrity, answer())
    },
  }
}
