import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

interface MemberAvatarProps {
  member: { id: number; name: string; picture: string | null }
  /** Pixels. */
  size?: number
}

/** The initials of a name: 'Asha Rao' → 'AR'. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** Backgrounds of initials. A member has the same one everywhere. */
const grounds = 4

/** A member's picture, or their initials. Hidden from screen readers, because the name is next to it. */
export const MemberAvatar = ({ member, size = 48 }: MemberAvatarProps) => (
  <Round aria-hidden data-ground={member.id % grounds} $size={size}>
    {member.picture ? (
      <img src={member.picture} alt="" width={size} height={size} />
    ) : (
      initialsOf(member.name)
    )}
  </Round>
)

const Round = styled.span<{ $size: number }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${theme.radii.round};
  background: ${theme.badgeTones.sea.ground};
  color: ${theme.badgeTones.sea.text};
  font-size: ${({ $size }) => Math.round($size * 0.36)}px;
  font-weight: ${theme.fontWeights.label};
  &[data-ground='1'] {
    background: ${theme.badgeTones.amber.ground};
    color: ${theme.badgeTones.amber.text};
  }
  &[data-ground='2'] {
    background: ${theme.badgeTones.red.ground};
    color: ${theme.badgeTones.red.text};
  }
  &[data-ground='3'] {
    background: ${theme.badgeTones.blue.ground};
    color: ${theme.badgeTones.blue.text};
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
