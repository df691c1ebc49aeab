import type { Group, GroupMember } from '@farandfew/domain/groups/group.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Grid } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { MemberAvatar } from '../../shared/layout/member-avatar.tsx'
import { FactLine } from './facts.tsx'

/** What another feature adds to the card of a member. */
export type MemberActions = (member: GroupMember) => ReactNode

interface MemberCardsProps {
  group: Group
  actions?: MemberActions | undefined
}

/** A card for each member, with what they show. */
export const MemberCards = ({ group, actions }: MemberCardsProps) => (
  <Grid as="ul" minWidth={340} role="list">
    {group.members.map((member) => (
      <li key={member.id}>
        <MemberCard member={member}>{actions?.(member)}</MemberCard>
      </li>
    ))}
  </Grid>
)

interface MemberCardProps {
  member: GroupMember
  /** Below what the member shows. */
  children?: ReactNode
}

/** What a member shows to the group. */
export function MemberCard({ member, children }: MemberCardProps) {
  const { name, profile, isHost, isMe } = member
  const from = [profile.city, profile.country].filter(Boolean).join(', ')
  const likes = [...(profile.quizLikes ?? []), ...(profile.interests ?? [])]
  return (
    <Card>
      <Head>
        <MemberAvatar member={member} size={72} />
        <div>
          <Name>
            <h3>{name}</h3>
            {isHost && <Badge tone="raspberry">Host</Badge>}
            {isMe && <Badge>You</Badge>}
          </Name>
          {(from || profile.ageGroup) && <FactLine facts={[from, profile.ageGroup]} />}
        </div>
      </Head>
      {profile.bio && <Bio>{profile.bio}</Bio>}
      {likes.length > 0 && <Words label="Likes" words={likes} />}
      {profile.travelPreferences && (
        <Words label="When travelling" words={profile.travelPreferences} />
      )}
      {children}
    </Card>
  )
}

const Words = ({ label, words }: { label: string; words: readonly string[] }) => (
  <Line>
    <span>{label}</span>
    <ul role="list">
      {[...new Set(words)].map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  </Line>
)

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: 12px;
  height: 100%;
  padding: clamp(16px, 2.5vw, 24px);
  /* Buttons of cards next to each other are at the same height. */
  > [role='group'] {
    margin-top: auto;
  }
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  > div {
    min-width: 0;
  }
  h3 {
    font-size: ${theme.fontSizes.title};
    overflow-wrap: anywhere;
  }
`

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  min-width: 0;
`

const Bio = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Line = styled.div`
  font-size: ${theme.fontSizes.small};
  > span {
    color: ${theme.colors.inkSoft};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 6px;
  }
  li {
    padding: 4px 10px;
    border-radius: ${theme.radii.round};
    background: ${theme.badgeTones.neutral.ground};
    overflow-wrap: anywhere;
  }
`
