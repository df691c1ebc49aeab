import { Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useEffect, useRef } from 'react'
import { Loaded } from '../shared/notices/loaded.tsx'
import { usePlace } from '../shared/rooms.ts'
import { useUrlState } from '../shared/url/use-url-state.ts'
import { Compose } from '../features/mailings/compose.tsx'
import { MailingDetail } from '../features/mailings/mailing-detail.tsx'
import { MailingList } from '../features/mailings/mailing-list.tsx'
import { useMailing } from '../features/mailings/mailings.data.ts'

/** The mailings that are scheduled, or those that have started; one of them, or the form that changes it. */
export default function MailingsPage() {
  const { get, change } = useUrlState()
  const part = usePlace().page === 'scheduled' ? 'scheduled' : 'started'
  const id = Number(get('mailing'))
  const isMailing = Number.isInteger(id) && id > 0
  const isChange = get('change') !== ''
  const view = isMailing ? `${id} ${isChange}` : ''
  const body = useFocusOfNewView(view)
  const open = (sent: number) => change({ change: '', mailing: String(sent) }, { push: true })
  return (
    <Stack ref={body} tabIndex={-1}>
      {!isMailing ? (
        <MailingList part={part} />
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
    <Loaded query={query} loading="Loading the email…" failed="We could not load this email.">
      {(mailing) => {
        const { kind, id: audienceId } = mailing.audience
        return <Compose audience={{ kind, id: audienceId }} mailing={mailing} onSent={onSent} />
      }}
    </Loaded>
  )
}
