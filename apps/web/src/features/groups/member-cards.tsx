import type { Group, GroupMember } from '@farandfew/domain/groups/group.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Grid, Heading, Row, Stack, Text } from '@farandfew/ui/primitives/primitives.ts'
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
      <Row wrap={false}>
        <MemberAvatar member={member} size={72} />
        <Stack gap={0} anywhere>
          <Row gap={2.5} rowGap={0.5}>
            <Heading as="h3" size="title">
              {name}
            </Heading>
            {isHost && <Badge tone="raspberry">Host</Badge>}
            {isMe && <Badge>You</Badge>}
          </Row>
          {(from || profile.ageGroup) && <FactLine facts={[from, profile.ageGroup]} />}
        </Stack>
      </Row>
      {profile.bio && <Text written>{profile.bio}</Text>}
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
