import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import type {
  ConnectionList,
  ConnectionSettings,
} from '@farandfew/domain/connections/connection-views.ts'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { Heading, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { FieldSet } from '@farandfew/ui/primitives/blocks.ts'
import { useEffect, useRef, useState } from 'react'
import { CheckBox } from '../../shared/forms/check-box.tsx'
import { useConnectionCalls } from './connections.data.ts'
import { useCurrentUser } from '../../shared/current-member/current-member.data.ts'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'

/** What a member can choose: the rest is the club's. */
type Choices = Partial<Omit<ConnectionSettings, 'maySendRequests'>>

/** What those who are connected with the member see, and whether others can ask. Each choice is stored at once. */
export function ShareSettings({ list: { settings } }: { list: ConnectionList }) {
  const user = useCurrentUser().data
  const { changeSettings } = useConnectionCalls()
  const [pending, setPending] = useState<Choices>({})
  const last = useRef(Promise.resolve())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The browser looked for it before it was loaded.
    if (window.location.hash === '#shared') heading.current?.focus()
  }, [])
  const shown = { ...settings, ...pending }

  const store = async (form: Choices) => {
    try {
      await changeSettings(form)
      toast({ title: 'Saved' })
    } catch (error) {
      toastFailure(error, 'Not saved')
    }
  }
  const change = (form: Choices) => {
    const next = { ...pending, ...form }
    setPending(next)
    // One after the other, so that the last choice wins.
    const stored = last.current.then(() => store(form))
    last.current = stored
    void stored.then(() => {
      if (last.current === stored) setPending({})
    })
  }
  const shownPhone = user?.phone && phoneLabel(user.phone)
  const phone = shownPhone && !user.phoneVerified ? `${shownPhone}, not confirmed` : shownPhone
  const details = [
    ['sharesPhone', 'Phone', phone],
    ['sharesInstagram', 'Instagram', user?.instagramHandle],
    ['sharesLinkedin', 'LinkedIn', user?.linkedinHandle],
  ] as const
  return (
    <section aria-labelledby="shared">
      <Heading marginBottom={4} id="shared" ref={heading} tabIndex={-1}>
        What you share
      </Heading>
      <Stack gap={6}>
        <FieldSet gap={2}>
          <legend>Your connections can see</legend>
          {details.map(([name, label, value]) => (
            <CheckBox
              key={name}
              label={label}
              hint={value || 'Empty in your profile'}
              checked={shown[name]}
              onChange={(checked) => change({ [name]: checked })}
            />
          ))}
          <Quiet>
            Only a confirmed phone is shared.{' '}
            <AppLink href={`${paths.account}?tab=my-profile`}>Change your profile</AppLink>
          </Quiet>
        </FieldSet>
        <FieldSet gap={2}>
          <legend>Requests</legend>
          <CheckBox
            label="Members of my groups can ask to connect"
            checked={shown.takesRequests}
            onChange={(takesRequests) => change({ takesRequests })}
          />
          {!settings.maySendRequests && (
            <Quiet>
              The club has stopped your requests to others. You can still accept theirs.
            </Quiet>
          )}
        </FieldSet>
      </Stack>
    </section>
  )
}
