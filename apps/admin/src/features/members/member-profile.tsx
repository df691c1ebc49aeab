import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import { genderLabels } from '@farandfew/domain/members/users.options.ts'
import { isOwnPicture } from '@farandfew/domain/members/profile-image.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Facts } from '@farandfew/ui/primitives/primitives.ts'
import { Fragment, type ReactNode } from 'react'
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

/** The member's profile, with what was confirmed. */
export function MemberProfile({ member }: { member: AdminUser }) {
  const { user, emailVerifiedAt, phoneVerifiedAt } = member
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['ID', user.id],
    ['Username', user.username],
    ['First name', user.firstName],
    ['Last name', user.lastName],
    ['Email', withVerification(user.email, emailVerifiedAt)],
    ['Phone', withVerification(user.phone && phoneLabel(user.phone), phoneVerifiedAt)],
    ['Age group', user.ageGroup],
    ['Gender', user.gender && genderLabels[user.gender]],
    ['City', user.city],
    ['Country', user.country],
    ['Instagram', user.instagramHandle],
    ['LinkedIn', user.linkedinHandle],
    ['Bio', user.bio],
    ['Interests', user.interests.join(', ')],
    ['Preferences', user.travelPreferences.join(', ')],
    ...(user.profileImage && !isOwnPicture(user.profileImage)
      ? [['Picture elsewhere', user.profileImage] as const]
      : []),
    ['Joined', <Instant key="joined" value={user.createdAt} />],
  ]
  return (
    <section aria-label="Profile">
      <MemberPicture user={user} siteUrl={member.siteUrl} />
      <Facts size="small" rowGap={2}>
        {facts.map(([term, value]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{value || 'Not given'}</dd>
          </Fragment>
        ))}
      </Facts>
    </section>
  )
}
