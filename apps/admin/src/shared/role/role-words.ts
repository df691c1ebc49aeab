import type { OperatorRole } from '@farandfew/domain/contract/roles.ts'

/** What a role may do, for the owner who gives it and for the operator who has it. */
export const roleWords: Readonly<Record<OperatorRole, string>> = {
  owner:
    "This role can do everything. Only owners invite operators and change the club's details, the tax rates and the security of the console.",
  bookings:
    "This role can do everything except change trips, decide reviews, and change the club's details, the tax rates and the security of the console.",
  content:
    'This role can change trips, reviews, inquiries, newsletter addresses and messages. It can look at everything else except travel details, reports about members and the choice of a group, and cannot save lists of people.',
  'read-only':
    'This role can look at everything except travel details, reports about members and the choice of a group. It cannot change anything or save lists of people.',
}
