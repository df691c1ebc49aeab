import * as z from 'zod/mini'
import { id } from '../contract/request.ts'

/**
 * Whom a mail is written to: one member, the applicant of a request, the sender of an inquiry, the group of a departure, or
 * the newsletter's list.
 */
export const mailingAudienceKinds = [
  'member',
  'trip-invite',
  'quick-invite',
  'inquiry',
  'departure',
  'newsletter',
] as const
export type MailingAudienceKind = (typeof mailingAudienceKinds)[number]

const kind = z.enum(mailingAudienceKinds, 'Must be a kind of recipients')

/** `id` is that of the member, request, inquiry or departure; null for the newsletter. */
export const mailingAudience = z
  .strictObject({ kind, id: z.nullable(id) }, 'Must name the recipients')
  .check(
    z.refine(
      (audience) => (audience.kind === 'newsletter') === (audience.id === null),
      'Must name the recipients',
    ),
  )
export type MailingAudience = z.output<typeof mailingAudience>

/** Whether a mail is marketing: it has an unsubscribe link, and skips who unsubscribed and addresses that were refused. */
export const isMarketing = (audience: MailingAudienceKind): boolean => audience === 'newsletter'
