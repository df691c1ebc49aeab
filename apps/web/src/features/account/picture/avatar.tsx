import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** The first name, or the username if there is none. */
export const displayNameOf = ({ firstName, username }: CurrentUser): string => firstName || username

const firstOf = (text: string | null) => [...(text ?? '')][0] ?? ''

/** The initials of first and last name, or the first letter of the username. */
export const initialsOf = ({ firstName, lastName, username }: CurrentUser): string =>
  (firstOf(firstName) + firstOf(lastName) || firstOf(username)).toLocaleUpperCase()

/** The member's picture, or their initials. Hidden from screen readers, because the name is next to it. */
export function Avatar({ user }: { user: CurrentUser }) {
  return (
    <Round aria-hidden>
      {user.profileImage ? (
        <img src={user.profileImage} alt="" width={64} height={64} />
      ) : (
        initialsOf(user)
      )}
    </Round>
  )
}

/** 64 pixels, or 112 if it is large. */
export const Round = styled.span<{ $isLarge?: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $isLarge }) => ($isLarge ? 112 : 64)}px;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${theme.radii.round};
  background: ${theme.colors.blush};
  color: ${theme.colors.raspberryDeep};
  font-size: ${({ $isLarge }) => theme.fontSizes[$isLarge ? 'page' : 'title']};
  font-weight: ${theme.fontWeights.label};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
