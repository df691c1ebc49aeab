import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { getClub, getClubPage } from '@farandfew/domain/club-details/club.contract.ts'
import type { PublicClub } from '@farandfew/domain/club-details/club-identity.ts'
import type { FastifyInstance } from 'fastify'
import { readClubIdentity } from '../../platform/outbox/club-identity.queries.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { bytesRoute } from '../../platform/plugins/contract-route.ts'
import { Representation } from '../../platform/public-reads/representation.ts'
import { sendRepresentation } from '../../platform/public-reads/send-representation.ts'
import { createSnapshotCache } from '../../platform/public-reads/snapshot-cache.ts'
import { renderClubPage } from './club-page.ts'

interface ClubAnswers {
  /** The details as JSON: the same text gives the same responses. */
  readonly source: string
  readonly details: Representation
  readonly page: Representation
}

/** The public reads of the club's details. */
export async function clubRoutes(
  app: FastifyInstance,
  { db, clock, publicReads }: AppContext,
): Promise<void> {
  app.setChildLoggerFactory((logger) => logger)
  const cache = createSnapshotCache<ClubAnswers>({
    load: async (previous) => {
      const today = clock.today()
      const isSet = today !== dateInKolkata(clock.now())
      const club: PublicClub = {
        ...(await readClubIdentity(db)),
        ...(isSet && { setDate: today }),
      }
      const source = JSON.stringify(club)
      if (source === previous?.source) return previous
      const page = renderClubPage(club)
      return {
        source,
        details: new Representation(source),
        page: new Representation(page, { 'content-type': 'text/html; charset=utf-8' }),
      }
    },
    maxAgeMs: publicReads.maxAgeMs,
  })

  bytesRoute(app, getClub, async ({ request, reply }) => {
    const snapshot = await cache.read()
    return sendRepresentation(request, reply, snapshot.value.details, cache.ageOf(snapshot))
  })

  bytesRoute(app, getClubPage, async ({ request, reply }) => {
    const snapshot = await cache.read()
    return sendRepresentation(request, reply, snapshot.value.page, cache.ageOf(snapshot))
  })
}
