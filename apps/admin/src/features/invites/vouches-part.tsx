import type {
  AdminInviteDetail,
  ApplicantVouch,
  EarlierVouch,
  VouchResult,
} from '@farandfew/domain/invites/admin-invites.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { paths } from '../../shared/paths.ts'
import { Fold, LongText } from './invites.styles.ts'

const resultWords: Readonly<Record<VouchResult, string>> = {
  'no-request': 'no request yet',
  pending: 'request pending',
  approved: 'invited',
  rejected: 'request rejected',
}

/** 'invited, travelled with us, 1 report'. */
const describeResult = ({ result, travelled, reports }: EarlierVouch): string =>
  [
    resultWords[result],
    travelled ? 'travelled with us' : 'has not travelled yet',
    reports === 1 ? '1 report' : `${reports === 0 ? 'no' : reports} reports`,
  ].join(', ')

const Dates = ({ createdAt, withdrawnAt }: Pick<ApplicantVouch, 'createdAt' | 'withdrawnAt'>) => (
  <Quiet>
    Written <Instant value={createdAt} />
    {withdrawnAt && (
      <span>
        , withdrawn <Instant value={withdrawnAt} />
      </span>
    )}
  </Quiet>
)

function Earlier({ vouches }: { vouches: readonly EarlierVouch[] }) {
  if (vouches.length === 0) return <Quiet>They haven't vouched for anyone else.</Quiet>
  return (
    <Fold>
      <summary>{`They also vouched for ${vouches.length === 1 ? '1 person' : `${vouches.length} people`}`}</summary>
      <Stack as="ul" role="list">
        {vouches.map((vouch) => (
          <li key={vouch.createdAt}>
            {vouch.userId === null ? (
              <span>{vouch.person}</span>
            ) : (
              <UiLink href={paths.member(vouch.userId)}>{vouch.person}</UiLink>
            )}
            <span>{`: ${describeResult(vouch)}`}</span>
            <Dates {...vouch} />
          </li>
        ))}
      </Stack>
    </Fold>
  )
}

/** Who vouched for the applicant, in their words, and how their other vouches went. Nothing if no one did. */
export function VouchesPart({ detail }: { detail: AdminInviteDetail }) {
  const { vouches, applicant } = detail
  if (vouches.length === 0) return null
  return (
    <section aria-labelledby="invite-vouches">
      <h4 id="invite-vouches">Vouched for by</h4>
      <Stack as="ul" role="list">
        {vouches.map((vouch) => (
          <li key={vouch.id}>
            <UiLink href={paths.member(vouch.userId)}>{vouch.name}</UiLink>
            <LongText>{vouch.words}</LongText>
            <Dates {...vouch} />
            {vouch.isForAddress && !applicant.emailProven && (
              <Quiet>
                It names this request's email address, which is not confirmed, so it may be meant
                for someone else.
              </Quiet>
            )}
            <Earlier vouches={vouch.earlier} />
          </li>
        ))}
      </Stack>
      <Quiet>A vouch is only one signal.</Quiet>
    </section>
  )
}
