import type { AdminDepartureWithBookings } from '@farandfew/domain/departures/admin-departures.ts'
import { nameHost } from '@farandfew/domain/departures/admin-departures.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { nameOfHost } from './departure-words.ts'
import { changesDeparture } from './changes-departure.ts'

interface NameHostProps {
  departure: AdminDepartureWithBookings
  onBack: () => void
  onNamed: (departure: AdminDepartureWithBookings) => void
}

/** Whom the site announces after a change: a public name that is not the host's stays. */
function announcement({ coordinator, host, hostAbout }: AdminDepartureWithBookings): string {
  if (['', host?.firstName, host?.name].includes(coordinator)) {
    const rest = hostAbout === '' ? '' : ' What the site says about the current host is removed.'
    return `The site announces the first name of the new host.${rest}`
  }
  return `The site keeps announcing ${coordinator}; change the public name of the host to change that.`
}

/** The form that names the account of a departure's host. */
export function NameHost({ departure, onBack, onNamed }: NameHostProps) {
  const [member, setMember] = useState('')
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusField = () => form.current?.querySelector('input')?.focus({ preventScroll: true })
  useEffect(focusField, [])
  const { at, options } = changesDeparture(departure)
  const { send, busy, error } = useCall(nameHost, { ...options, onFailure: focusField })
  const name = (host: string | null) => send({ ...at, body: { member: host } }, onNamed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(member.trim() === '')
    if (member.trim() === '') focusField()
    else name(member.trim())
  }
  const message = isMissing ? 'Please enter a username or an email address' : undefined
  return (
    <Stack as="form" ref={form} noValidate onSubmit={submit} aria-label="Name the host">
      <p>
        {`The host sees the Group Room with the badge “Host”, and can pin and remove messages there. The new host and the previous one get an email. ${announcement(departure)}`}
      </p>
      {departure.host && <p>{`Now: ${nameOfHost(departure.host)}`}</p>}
      <TextField
        label="Username or confirmed email address"
        name="member"
        value={member}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={message}
        onChange={(event) => setMember(event.target.value)}
      />
      {error && <p role="alert">{explainFailure(error)}</p>}
      <Actions marginTop={4}>
        <ActionButton type="submit" variant="primary" busy={busy} busyLabel="Saving...">
          Save
        </ActionButton>
        {departure.host && (
          <ActionButton busy={busy} onAction={() => name(null)}>
            Remove Host
          </ActionButton>
        )}
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      </Actions>
    </Stack>
  )
}
