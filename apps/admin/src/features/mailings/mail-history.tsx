import { endpointQuery } from '@farandfew/api-client'
import type { MailHistoryQuery, RefusedAddress } from '@farandfew/domain/mailings/mailings.ts'
import { getMailHistory } from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useQuery } from '@tanstack/react-query'
import { Instant } from '../../shared/format/instant.tsx'
import { LoadProblem } from '../../shared/notices/load-problem.tsx'
import { paths } from '../../shared/paths.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { useAcceptAgain } from './use-accept-again.ts'

const stateWords = {
  scheduled: 'scheduled for',
  waiting: 'waiting,',
  queued: 'waiting,',
  sent: 'sent,',
  failed: 'failed,',
  skipped: 'not sent,',
} as const

interface MailHistoryProps extends Pick<MailHistoryQuery, 'kind' | 'id'> {
  /** The label of the link to the form. */
  write?: string
}

/** What operators wrote to a person, the mark at a refused address, and the way to write. */
export function MailHistory({ kind, id, write = 'Write' }: MailHistoryProps) {
  const input = { query: { kind, id: String(id) } }
  const query = useQuery({ ...endpointQuery(getMailHistory, input), gcTime: 0 })
  const { data, error } = query
  return (
    <Stack gap={3} align="start">
      <Allowed to="write">
        <ButtonLink variant="secondary" href={paths.writeTo(`${kind}-${id}`)}>
          {write}
        </ButtonLink>
      </Allowed>
      {error && !data && <LoadProblem title="We could not load what was written." query={query} />}
      {data?.refusal && <Refusal refusal={data.refusal} />}
      {data?.items.length === 0 && <Quiet>No operator has written to them.</Quiet>}
      {data && data.items.length > 0 && (
        <Stack as="ul" gap={3} role="list" aria-label="Emails to them">
          {data.items.map(({ mailingId, subject, by, at, state }) => (
            <Stack as="li" gap={0.5} align="start" key={mailingId}>
              <UiLink href={paths.mailing(mailingId)}>{subject}</UiLink>
              <Quiet as="span">
                <span>{`${stateWords[state]} `}</span>
                <Instant value={at} />
                {by !== null && <span>{`, by ${by}`}</span>}
              </Quiet>
            </Stack>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

/** That a mail server refused the person's address, and the way to write to it again. */
function Refusal({ refusal }: { refusal: RefusedAddress }) {
  const { send, busy } = useAcceptAgain(refusal)
  const { email, refusedAt, reply } = refusal
  return (
    <div>
      <p>
        <span>{`Their mail server refused ${email} on `}</span>
        <Instant value={refusedAt} />
        <span>{` (${reply}). The newsletter skips it.`}</span>
      </p>
      <Allowed to="write">
        <Button variant="secondary" busy={busy} onClick={() => send({})}>
          Accept again
        </Button>
      </Allowed>
    </div>
  )
}
