import {
  type DeliveryReason,
  deliveryReasons,
} from '@farandfew/domain/messages/delivery-reasons.ts'
import { rowOfKind } from '@farandfew/domain/messages/message-kinds.ts'
import { sql } from 'kysely'
import { deleteDeadMessage, requeueMessage } from '../../platform/outbox/unsent-messages.ts'
import type { Check } from './check.ts'

/** Messages that people are still waiting for. */
export const messageChecks: readonly Check[] = [
  {
    kind: 'message-not-sent',
    name: 'Message not sent',
    many: 'messages not sent',
    explanation:
      'An email or a text message could not be sent, and is not tried again by itself. Under Mail, Failed, you can also correct its address.',
    find: () => sql`
      select m.id::text as key, null::int as booking_id, null::int as departure_id,
        null::int as amount, m.failed_at as since,
        jsonb_build_object('kind', m.kind, 'recipient', m.recipient, 'reason', m.last_reason) as figures
      from outbox m where m.failed_at is not null
    `,
    describe: ({ figures: { kind, recipient, reason } }) => {
      const cause = deliveryReasons[reason as DeliveryReason] ?? deliveryReasons.unexpected
      return `“${rowOfKind(String(kind)).name}” to ${String(recipient)}. ${cause}`
    },
    repairs: {
      send: {
        label: 'Send again',
        consequence: 'Tries again at once, to the same address.',
        asks: 'nothing',
        run: async (trx, _, { key }) => {
          await requeueMessage(trx, { id: Number(key), recipient: undefined })
        },
      },
      discard: {
        label: 'Discard',
        consequence: 'Deletes the message. It is never sent.',
        asks: 'reason',
        run: async (trx, _, { key }) => {
          await deleteDeadMessage(trx, Number(key))
        },
      },
    },
  },
]
