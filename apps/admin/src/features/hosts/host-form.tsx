import { ApiError } from '@farandfew/api-client'
import { type AdminHost, hostForm, toSeenHost } from '@farandfew/domain/hosts/admin-hosts.ts'
import { addHost, changeHost } from '@farandfew/domain/hosts/admin-hosts.contract.ts'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { useState } from 'react'
import { useCall } from '../../shared/calls/use-call.ts'
import { FormDialog } from '../../shared/forms/send-form.tsx'
import { useChangeForm } from '../../shared/forms/use-change-form.ts'
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

/** The dialog with the form of a host. A change is refused if another operator was faster. */
export function HostForm({ host, siteUrl, onClose, onSaved }: HostFormProps) {
  // What the form began with: another operator's change must not be overwritten.
  const [seen] = useState(host)
  const options = { reloads: [hostsKey], failureReloads: [hostsKey] }
  const add = useCall(addHost, options)
  const change = useCall(changeHost, options)
  const details = useChangeForm({
    schema: hostForm,
    initialValues: toDraft(host),
    send: async (after) => {
      onSaved(
        seen
          ? await change.request({
              params: { id: String(seen.id) },
              body: { before: toSeenHost(seen), after },
            })
          : await add.request({ body: after }),
      )
    },
  })
  const { form, failure } = details
  return (
    <FormDialog
      sheet
      inUrl
      title={host?.name ?? 'Add a host'}
      of={details}
      label={host ? 'Change the host' : 'New host'}
      submit={host ? 'Save' : 'Add host'}
      busyLabel="Saving..."
      onClose={onClose}
      closeLabel={
        failure instanceof ApiError && failure.code === 'HOST_CHANGED' ? 'Close' : 'Cancel'
      }
    >
      <TextField
        label="Name"
        autoFocus
        required
        autoComplete="off"
        hint="As travellers see it; the first name is enough."
        {...details.field('name')}
      />
      <TextField
        label="Languages (optional)"
        autoComplete="off"
        hint="Such as Turkish and English."
        {...details.field('languages')}
      />
      <TextAreaField
        label="About the host (optional)"
        rows={4}
        hint="One or two sentences."
        {...details.field('about')}
      />
      <TextField
        label="Portrait (optional)"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        hint="A path of the site, such as /art/avatars/01.svg, or an https address."
        {...details.field('picture')}
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
        {...details.field('member')}
      />
    </FormDialog>
  )
}
