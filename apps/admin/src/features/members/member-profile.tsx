import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { genderLabels } from '@farandfew/domain/members/users.options.ts'
import {
  type EditableField,
  editableFields,
  profileLabels,
  type PublicUser,
} from '@farandfew/domain/members/user.ts'
import { isOwnPicture } from '@farandfew/domain/members/user-forms.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import type { ReactNode } from 'react'
import { type Fact, SmallFacts } from '../../shared/format/fact-lines.tsx'
import { Instant } from '../../shared/format/instant.tsx'
import { MemberPicture } from './member-picture.tsx'

function Verified({ at }: { at: string | null }) {
  if (at === null) return <Badge>Not confirmed</Badge>
  return (
    <>
      <Badge tone="sea">Confirmed</Badge> <Instant value={at} />
    </>
  )
}

const withVerification = (value: string | null, at: string | null): ReactNode =>
  value && (
    <>
      <span>{`${value} `}</span>
      <Verified at={at} />
    </>
  )

const [first, last, ...others] = editableFields
const names = [first!, last!]

function valueOf(user: PublicUser, field: EditableField): string | null {
  if (field === 'gender') return user.gender && genderLabels[user.gender]
  const value = user[field]
  return typeof value === 'object' && value !== null ? value.join(', ') : value
}

/** The member's profile, with what was confirmed. */
export function MemberProfile({ member }: { member: AdminUser }) {
  const { user, emailVerifiedAt, phoneVerifiedAt } = member
  const factOf = (field: EditableField) => [profileLabels[field], valueOf(user, field)] as const
  const facts: Fact[] = [
    ['ID', user.id],
    ['Username', user.username],
    ...names.map(factOf),
    ['Email', withVerification(user.email, emailVerifiedAt)],
    ['Phone', withVerification(user.phone && phoneLabel(user.phone), phoneVerifiedAt)],
    ...others.map(factOf),
    ...(user.profileImage && !isOwnPicture(user.profileImage)
      ? [['Picture elsewhere', user.profileImage] as const]
      : []),
    ['Joined', <Instant key="joined" value={user.createdAt} />],
  ]
  return (
    <section aria-label="Profile">
      <MemberPicture user={user} siteUrl={member.siteUrl} />
      <SmallFacts facts={facts.map(([term, value]) => [term, value || 'Not given'])} />
    </section>
  )
}
