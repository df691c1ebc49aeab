import { dateInKolkata } from '@farandfew/domain/clock/clock.ts'
import { getClub, getClubPage } from '@farandfew/domain/club-details/club.contract.ts'
import type { PublicClub, ClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import type { FastifyInstance } from 'fastify'
import { readClubIdentity } from '../../platform/outbox/club-identity.queries.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { bytesRoute } from '../../platform/plugins/contract-route.ts'
import { Representation } from '../../platform/public-reads/representation.ts'
import { sendRepresentation } from '../../platform/public-reads/send-representation.ts'
import { createSnapshotCache } from '../../platform/public-reads/snapshot-cache.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { identityLines } from '@farandfew/domain/club-details/club-texts.ts'
import { escapeHtml } from '../../platform/outbox/mail-html.ts'

const nothingSet = `Please write to ${brand.email}.`

/** The club's details as a document without scripts and styles, which readers without scripts reach from Contact. */
function renderClubPage(club: ClubIdentity): string {
  const lines = identityLines(club)
  const title = `Company details - ${brand.name}`
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>`,
    `<body><main><h1>${escapeHtml(brand.name)}: company details</h1>`,
    ...(lines.length === 0 ? [nothingSet] : lines).map((line) => `<p>${escapeHtml(line)}</p>`),
    '<p><a href="/contact">Back to Contact</a></p></main></body></html>',
    '',
  ].join('\n')
}

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
