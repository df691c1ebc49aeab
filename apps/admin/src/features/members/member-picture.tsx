import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { isOwnPicture } from '@farandfew/domain/members/user-forms.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useState } from 'react'
import { css, styled } from 'styled-components'
import { displayName } from './display-name.ts'

/** The first grapheme of each of the first two words. */
export function initialsOf(name: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const words = name.split(/[\s._-]+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...letters.segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase()
}

/**
 * The URL of a profile picture: the console's own host serves uploaded ones through the API, the site its drawings. There
 * is none for an address elsewhere, which would tell a server of the member's choice when an operator looks.
 */
const sourceOf = (siteUrl: string, address: string): string | undefined => {
  if (!isOwnPicture(address)) return undefined
  return address.startsWith('/api/') ? address : siteUrl + address
}

/** The member's picture, or their initials if there is none, it does not load, or it is elsewhere. */
export function MemberPicture({ user, siteUrl }: Pick<AdminUser, 'user' | 'siteUrl'>) {
  const [failed, setFailed] = useState<string>()
  const address = user.profileImage ?? ''
  const source = sourceOf(siteUrl, address)
  if (source === undefined || failed === address) {
    return <Initials aria-hidden="true">{initialsOf(displayName(user))}</Initials>
  }
  return (
    <Portrait
      src={source}
      alt="Profile picture"
      width={96}
      height={96}
      onError={() => setFailed(address)}
    />
  )
}

const frame = css`
  width: 96px;
  height: 96px;
  margin-bottom: 16px;
  border-radius: ${theme.radii.card};
  background: ${theme.colors.shade};
`

const Portrait = styled.img`
  ${frame}
  object-fit: cover;
`

const Initials = styled.p`
  ${frame}
  display: grid;
  place-items: center;
  color: ${theme.colors.inkSoft};
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.heading};
`
