import { clubChange } from '@farandfew/domain/club-details/admin-club.ts'
import {
  clubIdentity,
  type ClubIdentity,
  noClubIdentity,
} from '@farandfew/domain/club-details/club-identity.ts'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type FakeRoutes, refuse, send } from './fake-routes.ts'

export interface ClubState {
  club: ClubIdentity
}

export const noClub = (): ClubState => ({ club: noClubIdentity })

/** The calls of the club's page. */
export const clubRoutes = (api: ClubState): FakeRoutes => ({
  'GET /api/admin/club': ({ response }) => send(response, 200, clubIdentity, api.club),
  'PUT /api/admin/club': ({ response, body }) => {
    const { before, after } = z.parse(clubChange, body)
    if (!isDeepStrictEqual(before, api.club)) {
      return refuse(response, {
        code: 'CLUB_CHANGED',
        detail: 'Someone else has changed these details.',
      })
    }
    const { registeredName = null, address = null, phone = null, whatsapp = null } = after
    const { gstin = null, isSample } = after
    api.club = { registeredName, address, phone, whatsapp, gstin, isSample }
    send(response, 200, clubIdentity, api.club)
  },
})
