import { ApiError } from '@farandfew/api-client'
import { type AdminHost, hostForm, toSeenHost } from '@farandfew/domain/hosts/admin-hosts.ts'
import { addHost, changeHost } from '@farandfew/domain/hosts/admin-hosts.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useEffect, useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { changeErrorsOf } from '../../shared/notices/change-errors.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { PictureCheck } from '../../shared/pictures/picture-check.tsx'
import { PictureUpload } from '../../shared/pictures/picture-upload.tsx'
import { Allowed } from '../../shared/role/allowed.tsx'
import { hostsKey } from './hosts.data.ts'

interface HostFormProps {
  /** Undefined for a new one. */
  host: AdminHost | undefined
  siteUrl: string
  onClose: () => void
  onSaved: (host: AdminHost) => void
}

const toDraft = (host: AdminHost | undefined) => ({
  name: host?.name ?? '',
  languages: host?.languages ?? '',
  about: host?.about ?? '',
  picture: host?.picture ?? '',
  member: host?.member?.username ?? '',
})

/** The form of a host. A change is refused if another operator was faster. */
export function HostForm({ host, siteUrl, onClose, onSaved }: HostFormProps) {
  const [failure, setFailure] = useState<unknown>()
  // What the form began with: another operator's change must not be overwritten.
  const [seen] = useState(host)
  const options = { reloads: [hostsKey], failureReloads: [hostsKey] }
  const add = useCall(addHost, options)
  const change = useCall(changeHost, options)
  const { form, formProps, field, busy } = useForm({
    schema: hostForm,
    initialValues: toDraft(host),
    validateOnBlur: false,
    send: async (after) => {
      setFailure(undefined)
      onSaved(
        seen
          ? await change.request({
              params: { id: String(seen.id) },
              body: { before: toSeenHost(seen), after },
            })
          : await add.request({ body: after }),
      )
    },
    fieldErrorsOf: changeErrorsOf,
    onFailure: (error, fieldErrors) => {
      if (Object.keys(fieldErrors).length === 0) setFailure(error)
    },
  })
  const { ref } = formProps
  useEffect(() => ref.current?.querySelector('input')?.focus({ preventScroll: true }), [ref])
  return (
    <Stack as="form" {...formProps} aria-label={host ? 'Change the host' : 'New host'}>
      <TextField
        label="Name"
        required
        autoComplete="off"
        hint="As travellers see it; the first name is enough."
        {...field('name')}
      />
      <TextField
        label="Languages (optional)"
        autoComplete="off"
        hint="Such as Turkish and English."
        {...field('languages')}
      />
      <TextAreaField
        label="About the host (optional)"
        rows={4}
        hint="One or two sentences."
        {...field('about')}
      />
      <TextField
        label="Portrait (optional)"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        hint="A path of the site, such as /art/avatars/01.svg, or an https address."
        {...field('picture')}
      />
      <Allowed to="edit-trips">
        <PictureUpload
          onUploaded={(address) => {
            void form.setFieldValue('picture', address)
            return 'Uploaded.'
          }}
        />
      </Allowed>
      <PictureCheck address={form.values.picture} siteUrl={siteUrl} />
      <TextField
        label="Member account (optional)"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Username or confirmed email address. The account opens the Group Room of each departure as the host, and gets an email about it."
        {...field('member')}
      />
      {failure !== undefined && <p role="alert">{explainFailure(failure)}</p>}
      <Actions marginTop={4}>
        <ActionButton type="submit" variant="primary" busy={busy} busyLabel="Saving...">
          {host ? 'Save' : 'Add host'}
        </ActionButton>
        <Button variant="secondary" onClick={onClose}>
          {failure instanceof ApiError && failure.code === 'HOST_CHANGED' ? 'Close' : 'Cancel'}
        </Button>
      </Actions>
    </Stack>
  )
}
