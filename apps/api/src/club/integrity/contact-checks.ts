import { storedPhoneForms } from '@farandfew/domain/canonical/stored-phone-forms.ts'
import { sql } from 'kysely'
import type { Check } from './check.ts'
import { settle } from './settle.ts'

/** Whether a phone is a number with its country code. Compares two short texts: one expression for all countries is slow. */
const isStoredForm = sql<boolean>`(phone ~ '^[+][0-9]+$' and (${sql.join(
  [2, 3, 4].map(
    (end) =>
      sql`left(phone, ${sql.lit(end)}) || ' ' || char_length(phone) = any(${storedPhoneForms}::text[])`,
  ),
  sql` or `,
)}))`

/** Contacts from before they had a canonical form. The worker runs them: each reads whole tables. */
export const contactChecks: readonly Check[] = [
  {
    kind: 'phone-form',
    name: 'Phone number without a valid country code',
    many: 'phone numbers without a valid country code',
    explanation:
      'A phone is stored as a number with its country code, and codes and calls go to that. This one was stored before, and is no such number, or is confirmed by another account as well. Please correct it on the page of the member, or for a hotel on that of the departure.',
    isSlow: true,
    find: () => sql`
      select 'member-' || id as key, null::int as booking_id, null::int as departure_id,
        null::int as amount, now() as since, '{}'::jsonb as figures
      from users where not ${isStoredForm}
      union all
      select 'hotel-' || id, null, departure_id, null, now(), '{}'
      from departure_hotels where not ${isStoredForm}
    `,
    // Without the phone itself, which would stay here for minutes after the member is deleted.
    describe: ({ key }) =>
      `The phone of the ${key.replace('-', ' ')} is not a number with its country code.`,
    repairs: { settle: settle('phone-form') },
  },
]
