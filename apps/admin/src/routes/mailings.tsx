import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useEffect, useRef } from 'react'
import { Loaded } from '../shared/notices/loaded.tsx'
import { Allowed } from '../shared/role/allowed.tsx'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { Compose } from '../features/mailings/compose.tsx'
import { readAudience } from '../features/mailings/describe-mailing.ts'
import { MailingDetail } from '../features/mailings/mailing-detail.tsx'
import { MailingList } from '../features/mailings/mailing-list.tsx'
import { useMailing } from '../features/mailings/mailings.data.ts'

/** The mailings, one of them, or the form of a new one. */
export default function MailingsPage() {
  const { get, change } = useUrlState()
  const to = get('to')
  const audience = readAudience(to)
  const id = Number(get('mailing'))
  const isMailing = Number.isInteger(id) && id > 0
  const isChange = get('change') !== ''
  const view = audience ? to : isMailing ? `${id} ${isChange}` : ''
  const body = useFocusOfNewView(view)
  const open = (sent: number) =>
    change({ to: '', change: '', mailing: String(sent) }, { push: true })
  return (
    <Stack ref={body} tabIndex={-1}>
      {audience ? (
        <Allowed to="write" otherwise={<p>Your role cannot write emails.</p>}>
          <Compose key={to} audience={audience} onSent={open} />
        </Allowed>
      ) : !isMailing ? (
        <MailingList />
      ) : isChange ? (
        <ChangeMailing id={id} onSent={open} />
      ) : (
        <MailingDetail key={id} id={id} />
      )}
    </Stack>
  )
}

/** Focuses the body of the page when it shows something else: what had the focus is gone. */
function useFocusOfNewView(view: string) {
  const body = useRef<HTMLDivElement>(null)
  const seen = useRef(view)
  useEffect(() => {
    if (seen.current === view) return
    seen.current = view
    body.current?.focus()
  }, [view])
  return body
}

/** The form of a scheduled mailing. */
function ChangeMailing({ id, onSent }: { id: number; onSent: (id: number) => void }) {
  const query = useMailing(id)
  return (
    <Loaded query={query} loading="Loading the mailing…" failed="We could not load this mailing.">
      {(mailing) => {
        const { kind, id: audienceId } = mailing.audience
        return <Compose audience={{ kind, id: audienceId }} mailing={mailing} onSent={onSent} />
      }}
    </Loaded>
  )
}
