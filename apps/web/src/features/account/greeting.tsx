import type { CurrentUser } from '@farandfew/domain/users'
import { styled } from 'styled-components'
import { Avatar, calledOf } from './picture/avatar.tsx'

/** What the page says to a member, with their picture. */
export function Greeting({ user }: { user: CurrentUser }) {
  return (
    <Line>
      <Avatar user={user} />
      <span>Welcome, {calledOf(user)}.</span>
    </Line>
  )
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 16px;
  color: ${({ theme }) => theme.colors.ink};
  overflow-wrap: anywhere;
`
