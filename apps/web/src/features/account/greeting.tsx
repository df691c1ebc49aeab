import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { Avatar, displayNameOf } from './picture/avatar.tsx'

/** Welcomes the member by name, with their picture. */
export function Greeting({ user }: { user: CurrentUser }) {
  return (
    <Line>
      <Avatar user={user} />
      <span>{`Welcome, ${displayNameOf(user)}.`}</span>
    </Line>
  )
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 16px;
  color: ${theme.colors.ink};
  overflow-wrap: anywhere;
`
