import { roleLabels } from '@farandfew/domain/operators/roles.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { use } from 'react'
import { styled } from 'styled-components'
import { Role } from './role.ts'
import { roleWords } from './role-words.ts'

/** What an operator who is not the owner may do. It explains why buttons are missing. */
export function RoleNote() {
  const role = use(Role)
  if (role === 'owner') return null
  return (
    <Note role="note">
      <strong>Your role: {roleLabels[role]}.</strong> {roleWords[role]}
    </Note>
  )
}

const Note = styled.p`
  max-width: 90ch;
  margin-bottom: 24px;
  font-size: ${theme.fontSizes.small};
`
