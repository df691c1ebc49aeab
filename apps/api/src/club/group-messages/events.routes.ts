import {
  listGroupEvents,
  openGroupEvents,
} from '@farandfew/domain/group-messages/group-messages.contract.ts'
import { messageRules } from '@farandfew/domain/group-messages/group-message.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/context/context.ts'
import { getGroupAccess, type GroupAccess } from '../groups/group-access.ts'
import { bytesRoute, route } from '../../platform/plugins/contract-route.ts'
import { tooManyRequests } from '../../platform/plugins/rate-limit.ts'
import { secretHash } from '../../platform/secrets/secret-hash.ts'
import { getMemberId } from '../../platform/session/member-session.ts'
import { eventsFor, readBatch, viewerIn } from './event-batch.ts'
import { formatEvent, openStream } from './event-stream.ts'
import { findPosition } from './events.queries.ts'
import { StreamHub, type Subscription } from './stream-hub.ts'

/** Milliseconds after which a member with too many streams may try again. */
const retryAfterMs = 30_000

/** The event after which a browser resumes: it sends the header by itself. */
function resumeAfter(request: FastifyRequest, after: number | undefined): number | undefined {
  const sent = request.headers['last-event-id']
  return typeof sent === 'string' && /^[0-9]{1,15}$/.test(sent) ? Number(sent) : after
}

interface Opening {
  access: GroupAccess
  after: number | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** Answers with a stream that lasts. Nothing of the request is kept with it, because there may be thousands. */
async function open(
  context: AppContext,
  hub: StreamHub,
  { access, after, request, reply }: Opening,
): Promise<FastifyReply> {
  const { departureId, userId } = access
  const { position, isTooFar } = await findPosition(context.db, { departureId, after })
  // Nothing is awaited from here until the stream is counted: streams that are opened at once would all be within the limit.
  if (hub.countOf(userId) >= messageRules.streamsPerMember) throw tooManyRequests(retryAfterMs)
  const sid = secretHash(request.session.sessionId)
  const headers = reply.getHeaders()
  reply.hijack()
  const stream = openStream(reply.raw, headers, () => hub.unsubscribe(subscription))
  const subscription: Subscription = { departureId, userId, sid, stream }
  if (isTooFar) stream.send(formatEvent({ id: position, kind: 'reset' }))
  // The browser goes to another instance.
  if (context.stopping.aborted) stream.end()
  else if (!reply.raw.destroyed) hub.subscribe(subscription, position)
  return reply
}

/** The events of a group, as a stream and one page after the other. Needs the member session. */
export async function eventsRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock, listen, streamTimes: times, stopping } = context
  const hub = new StreamHub({ db, clock, listen, log: app.log, times })
  context.metrics?.countStreams(() => hub.count())
  stopping.addEventListener('abort', () => hub.endAll(), { once: true })
  app.addHook('preClose', () => hub.stop())

  const accessOf = ({ departureId }: { departureId: number }, request: FastifyRequest) =>
    getGroupAccess(db, { departureId, userId: getMemberId(request), today: clock.today() })

  bytesRoute(
    app,
    openGroupEvents,
    async ({ params, query, request, reply }) =>
      open(context, hub, {
        access: await accessOf(params, request),
        after: resumeAfter(request, query.after),
        request,
        reply,
      }),
    { lastsLong: true },
  )
  route(app, listGroupEvents, async ({ params, query, request }) => {
    const { departureId, userId } = await accessOf(params, request)
    const { position, isTooFar } = await findPosition(db, { departureId, after: query.after })
    if (isTooFar) {
      const reset = { id: position, kind: 'reset' as const }
      return { events: [reset], lastEventId: position, more: false }
    }
    if (query.after === undefined) return { events: [], lastEventId: position, more: false }
    const batch = await readBatch(db, {
      departureId,
      after: position,
      userIds: [userId],
      today: clock.today(),
    })
    if (!batch) return { events: [], lastEventId: position, more: false }
    const events = eventsFor(batch, viewerIn(batch, userId), position)
    return { events, lastEventId: batch.lastId, more: batch.more }
  })
}
