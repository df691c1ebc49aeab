import { type RawBuilder, sql } from 'kysely'

/** A member's email address and phone, and when each was verified. */
export interface Contacts {
  email: string | null
  emailVerifiedAt: Date | null
  phone: string | null
  phoneVerifiedAt: Date | null
}

/** The contacts that are certainly the member's: the email address in lower case, the phone as digits. */
export interface VerifiedContacts {
  email: string | null
  phone: string | null
}

export function verifiedContacts(member: Contacts): VerifiedContacts {
  const { email, emailVerifiedAt, phone, phoneVerifiedAt } = member
  return {
    email: email !== null && emailVerifiedAt ? email.toLowerCase() : null,
    phone: phone !== null && phoneVerifiedAt ? phone.replace(/[^0-9]/g, '') : null,
  }
}

/** Whether an outbox message is addressed to one of the contacts. A contact that is null matches nothing. */
export const isAddressedTo = ({ email, phone }: VerifiedContacts): RawBuilder<boolean> =>
  sql<boolean>`(
    (channel = 'mail' and lower(recipient) = ${email}::text)
    or (channel = 'sms' and regexp_replace(recipient, '[^0-9]', '', 'g') = ${phone}::text)
  )`
