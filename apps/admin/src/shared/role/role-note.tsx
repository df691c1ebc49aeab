import { type OperatorRole, roleLabels } from '@farandfew/domain/admin/roles'
import { use } from 'react'
import { styled } from 'styled-components'
import { Role } from './role.ts'

const words: Readonly<Record<Exclude<OperatorRole, 'owner'>, string>> = {
  bookings:
    "You can do everything except change trips, decide reviews, and change the club's details and the security of the console.",
  content:
    'You can change trips, reviews, inquiries, newsletter addresses and messages. You can look at everything else except travel details, reports about members and the choice of a group, and cannot save lists of people.',
  'read-only':
    'You can look at everything except travel details, reports about members and the choice of a group. You cannot change anything or save lists of people.',
}

/** What an operator who is not the owner may do. It explains why buttons are missing. */
export function RoleNote() {
  const role = use(Role)
  if (role === 'owner') return null
  return (
    <Note role="note">
      <strong>Your role: {roleLabels[role]}.</strong> {words[role]}
    </Note>
  )
}

const Note = styled.p`
  max-width: 90ch;
  margin-bottom: 24px;
  font-size: ${({ theme }) => theme.fontSizes.small};
`
