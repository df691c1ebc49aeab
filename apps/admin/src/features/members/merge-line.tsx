import type { AdminUser } from '@farandfew/domain/members/admin-members.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Instant } from '../../shared/format/instant.tsx'
import { paths } from '../../shared/paths.ts'

/** With which account this one was merged. */
export function MergeLine({ merge }: { merge: NonNullable<AdminUser['merge']> }) {
  const { isKept, otherId, otherName, at, undoUntil } = merge
  const other = (
    <UiLink href={paths.user(otherId)}>
      member {otherId}, {otherName}
    </UiLink>
  )
  return isKept ? (
    <p>
      Merged with {other}, <Instant value={at} />. You can undo it until{' '}
      <Instant value={undoUntil} />.
    </p>
  ) : (
    <p>
      Merged into {other}, <Instant value={at} />.
    </p>
  )
}
