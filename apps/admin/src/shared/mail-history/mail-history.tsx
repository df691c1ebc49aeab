import { call, endpointKey, endpointQuery } from '@farandfew/api-client'
import type { MailHistoryQuery } from '@farandfew/domain/admin/writing'
import {
  clearRefusedAddressEndpoint,
  getMailHistoryEndpoint,
} from '@farandfew/domain/admin/writing/endpoints'
import { Button, ButtonLink } from '@farandfew/ui/button'
import { toastFailure } from '@farandfew/ui/form'
import { UiLink } from '@farandfew/ui/link'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { Instant } from '../format/instant.tsx'
import { LoadProblem } from '../notices/load-problem.tsx'
import { paths } from '../paths.ts'
import { Allowed } from '../role/allowed.tsx'
import { Quiet } from '../table/facts.styles.ts'

const stateWords = {
  waiting: 'waiting',
  queued: 'waiting',
  sent: 'sent',
  failed: 'failed',
  skipped: 'not sent',
} as const

/** What operators wrote to a person, the mark at a refused address, and the way to write. */
export function MailHistory({ kind, id }: Pick<MailHistoryQuery, 'kind' | 'id'>) {
  const client = useQueryClient()
  const input = { query: { kind, id: String(id) } }
  const query = useQuery({ ...endpointQuery(getMailHistoryEndpoint, input), gcTime: 0 })
  const clear = useMutation({
    mutationFn: (marked: number) =>
      call(clearRefusedAddressEndpoint, { params: { id: String(marked) } }),
    onSettled: () =>
      client.invalidateQueries({ queryKey: endpointKey(getMailHistoryEndpoint, input) }),
    onError: (error) => toastFailure(error, 'The mark was not removed'),
  })
  const { data, error } = query
  return (
    <Body>
      <Allowed to="write">
        <ButtonLink variant="secondary" href={paths.write(`${kind}-${id}`)}>
          Write
        </ButtonLink>
      </Allowed>
      {error && !data && (
        <LoadProblem
          title="We could not load what was written."
          error={error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {data?.refusal && (
        <div>
          <p>
            Their mail server refused {data.refusal.email} on{' '}
            <Instant value={data.refusal.refusedAt} /> ({data.refusal.reply}). The newsletter skips
            it.
          </p>
          <Allowed to="write">
            <Button
              variant="secondary"
              busy={clear.isPending}
              onClick={() => clear.mutate(data.refusal!.id)}
            >
              Remove the Mark
            </Button>
          </Allowed>
        </div>
      )}
      {data?.items.length === 0 && <Quiet>Nothing was written to them.</Quiet>}
      {data && data.items.length > 0 && (
        <ul role="list" aria-label="Mails to them">
          {data.items.map(({ mailingId, subject, by, at, state }) => (
            <li key={mailingId}>
              <UiLink href={paths.mailing(mailingId)}>{subject}</UiLink>
              <Quiet as="span">
                {stateWords[state]}, <Instant value={at} />
                {by !== null && `, by ${by}`}
              </Quiet>
            </li>
          ))}
        </ul>
      )}
    </Body>
  )
}

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  ul {
    display: grid;
    gap: 12px;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    justify-items: start;
    gap: 2px;
  }
`
