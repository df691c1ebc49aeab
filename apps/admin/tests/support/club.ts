import {
  addTaxRates,
  listTaxRates,
  removeTaxRates,
} from '@farandfew/domain/payments/payments.contract.ts'
import type { AdminTaxRates } from '@farandfew/domain/payments/payment.ts'
import { changeClub, getAdminClub } from '@farandfew/domain/club-details/admin-club.contract.ts'
import { type ClubIdentity, noClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { type FakeRoute, route } from './fake-routes.ts'

export interface ClubState {
  club: ClubIdentity
  /** The latest first. */
  taxRates: AdminTaxRates['items']
}

export const noClub = (): ClubState => ({
  club: noClubIdentity,
  taxRates: [{ validFrom: '2025-04-01', gst: 500, tcs: 200 }],
})

/** The calls of the club's page. */
export const clubRoutes = (api: ClubState): FakeRoute[] => [
  route(getAdminClub, () => api.club),
  route(changeClub, ({ body: { after } }) => {
    const { registeredName = null, address = null, phone = null, whatsapp = null } = after
    const { gstin = null, isSample } = after
    api.club = { registeredName, address, phone, whatsapp, gstin, isSample }
    return api.club
  }),
  route(listTaxRates, () => ratesOf(api)),
  route(addTaxRates, ({ body }) => {
    api.taxRates.unshift(body)
    return ratesOf(api)
  }),
  route(removeTaxRates, ({ params: { validFrom } }) => {
    api.taxRates = api.taxRates.filter((rates) => rates.validFrom !== validFrom)
    return ratesOf(api)
  }),
]

const ratesOf = ({ taxRates }: ClubState): AdminTaxRates => ({
  today: '2025-05-05',
  isConfirmed: false,
  items: taxRates,
})
