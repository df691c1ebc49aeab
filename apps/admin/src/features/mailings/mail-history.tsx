import { endpointQuery } from '@farandfew/api-client'
import { keptMessageDays } from '@farandfew/domain/constants/limits.ts'
import type {
  MailHistory as MailHistoryItems,
  MailHistoryQuery,
  RefusedAddress,
} from '@farandfew/domain/mailings/mailings.ts'
import { getMailHistory } from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useOfferedActions } from '../../shared/actions/offered-actions.ts'
import { Instant } from '../../shared/format/instant.tsx'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { paths } from '../../shared/paths.ts'
import { Allowed } from '../../shared/role/allowed.tsx'
import { useMay } from '../../shared/role/role.ts'
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
  /** Whether the form to write to them is beside it, so that it needs no link to one. */
  hasForm?: boolean
  /** Changes when a mail was sent, so that the list is read again. */
  version?: string
}

/** The mails to a person, the mark at a refused address, and the way to write. */
export function MailHistory({ kind, id, hasForm = false, version = '' }: MailHistoryProps) {
  const read = endpointQuery(getMailHistory, { query: { kind, id: String(id) } })
  const query = useQuery({
    ...read,
    queryKey: [...read.queryKey, version],
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  const navigate = useNavigate()
  const writePath = useMay('write') && !hasForm ? paths.writeTo(`${kind}-${id}`) : undefined
  useOfferedActions(
    writePath === undefined
      ? []
      : [{ name: 'Write', words: 'mail email', run: () => void navigate(writePath) }],
  )
  return (
    <Stack gap={3} align="start">
      {writePath !== undefined && (
        <ButtonLink variant="secondary" href={writePath}>
          Write
        </ButtonLink>
      )}
      <Loaded query={query} loading={null} failed="We could not load the emails.">
        {({ refusal, items }) => (
          <>
            {refusal && <Refusal refusal={refusal} />}
            {items.length === 0 ? <Quiet>No emails to them yet.</Quiet> : <Mails items={items} />}
          </>
        )}
      </Loaded>
    </Stack>
  )
}

const Mails = ({ items }: Pick<MailHistoryItems, 'items'>) => (
  <>
    <Stack as="ul" gap={3} role="list" aria-label="Emails to them">
      {items.map(({ mailingId, bookingId, subject, by, at, state }, index) => (
        <Stack as="li" gap={0.5} align="start" key={index}>
          <Subject {...{ mailingId, bookingId, subject }} />
          <Quiet as="span">
            <span>{`${stateWords[state]} `}</span>
            <Instant value={at} />
            {by !== null && <span>{`, by ${by}`}</span>}
          </Quiet>
        </Stack>
      ))}
    </Stack>
    <Quiet>{`Automatic emails are listed for ${keptMessageDays} days.`}</Quiet>
  </>
)

type SubjectProps = Pick<MailHistoryItems['items'][number], 'mailingId' | 'bookingId' | 'subject'>

/** The mail's subject, with a link to what it belongs to. */
function Subject({ mailingId, bookingId, subject }: SubjectProps) {
  if (mailingId !== null) return <UiLink href={paths.mailing(mailingId)}>{subject}</UiLink>
  if (bookingId === null) return <span>{subject}</span>
  return <UiLink href={paths.booking(bookingId)}>{`${subject}, booking ${bookingId}`}</UiLink>
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
          Allow again
        </Button>
      </Allowed>
    </div>
  )
}
