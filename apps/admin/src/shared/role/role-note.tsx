import { type OperatorRole, roleLabels } from '@farandfew/domain/admin/roles'
import { use } from 'react'
import { styled } from 'styled-components'
import { Role } from './role.ts'

const words: Readonly<Record<Exclude<OperatorRole, 'owner'>, string>> = {
  bookings:
    'You can change departures, bookings, invites, inquiries and messages, and open travel details. You cannot change trips and the security of the console.',
  content:
    'You can change trips, inquiries, newsletter addresses and messages. You cannot decide invites, change departures and bookings, open travel details or save lists of people.',
  'read-only':
    'You can look at every page, but change nothing, open no travel details and save no lists of people.',
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
