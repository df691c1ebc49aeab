import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import type { AdminUser } from '@farandfew/domain/member-care/admin-member.ts'
import {
  type MergePreview,
  mergeSearchForm,
} from '@farandfew/domain/member-merges/member-merges.ts'
import {
  mergeMembers,
  previewMerge,
} from '@farandfew/domain/member-merges/member-merges.contract.ts'
import { Button } from '@farandfew/ui/button/button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { useFocusOnMount } from '@farandfew/ui/focus/use-focus-on-mount.ts'
import { useForm } from '@farandfew/ui/form/use-form.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { Actions, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { FocusedStack } from '../../shared/forms/focused-stack.tsx'
import { useCall } from '../../shared/calls/use-call.ts'
import { SendForm } from '../../shared/forms/send-form.tsx'
import { CareQuestion } from './care-question.tsx'
import { CountedList } from './counted-list.tsx'
import { displayName } from './display-name.ts'
import { changesMember } from './member-care.data.ts'
import { CareList } from './member-account.styles.ts'

interface MergeMemberProps {
  member: AdminUser
  onClose: () => void
}

/** Finds the other account, shows what a merge would do, and then merges it into this one. */
export function MergeMember({ member, onClose }: MergeMemberProps) {
  const { id } = member.user
  const [preview, setPreview] = useState<MergePreview>()
  const { at, member: key, options } = changesMember(id)
  const { request } = useCall(previewMerge)
  const { request: merge } = useCall(mergeMembers, { ...options, shows: [key] })
  const look = async (other: string) => setPreview(await request({ ...at, query: { other } }))
  if (!preview) return <FindOther onFind={look} onClose={onClose} />
  const { kept, other, conflicts } = preview
  if (conflicts.length > 0) {
    return <Conflicts preview={preview} onBack={() => setPreview(undefined)} />
  }
  return (
    <CareQuestion
      label="Merge the accounts"
      yes={`Merge member ${other.id} into ${kept.id}`}
      busyLabel="Merging..."
      onYes={async (reason) => {
        const body = { otherId: other.id, version: preview.version, reason }
        await merge({ ...at, body }).catch(async (error: unknown) => {
          // What is shown is no longer true, or there is a conflict now.
          await look(String(other.id))
          throw error
        })
        toast({ title: 'Accounts merged', description: displayName(member.user) })
        onClose()
      }}
      onNo={onClose}
    >
      <PreviewText preview={preview} />
    </CareQuestion>
  )
}

function FindOther({
  onFind,
  onClose,
}: {
  onFind: (other: string) => Promise<void>
  onClose: () => void
}) {
  const first = useFocusOnMount<HTMLInputElement>()
  const form = useForm({
    schema: mergeSearchForm,
    initialValues: { other: '' },
    validateOnBlur: false,
    failureTitle: 'Nothing was merged',
    send: ({ other }) => onFind(other),
  })
  return (
    <SendForm
      of={form}
      label="Find the other account"
      submit="Preview the merge"
      busyLabel="Checking..."
      onClose={onClose}
    >
      <p>
        This account stays, and the other one is merged into it. You see a preview before anything
        changes.
      </p>
      <TextField
        label="Other account"
        hint="Its ID, username or email address."
        autoComplete="off"
        required
        ref={first}
        {...form.field('other')}
      />
    </SendForm>
  )
}

const personText = ({ id, username, name, email, phone }: MergePreview['kept']) =>
  [`${name} (member ${id})`, username, email, phone && phoneLabel(phone)]
    .filter((part) => part !== null)
    .join(', ')

function Conflicts({ preview, onBack }: { preview: MergePreview; onBack: () => void }) {
  return (
    <Stack>
      <FocusedStack gap={2}>
        <p>
          <strong>These accounts cannot be merged now:</strong>
          <span>{` ${personText(preview.other)}.`}</span>
        </p>
        <CareList>
          {preview.conflicts.map((conflict) => (
            <li key={conflict}>{conflict}</li>
          ))}
        </CareList>
      </FocusedStack>
      <Actions marginTop={4}>
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      </Actions>
    </Stack>
  )
}

function PreviewText({ preview }: { preview: MergePreview }) {
  const { kept, other, moves, ends, values } = preview
  return (
    <>
      <p>
        <strong>Stays:</strong>
        <span>{` ${personText(kept)}. They log in with its username and password.`}</span>
      </p>
      <p>
        <strong>Ends:</strong>
        <span>{` ${personText(other)}. No one can log in to it any more, and it is deleted after a day.`}</span>
      </p>
      <p>
        {moves.length === 0 ? 'There is nothing to move that operators may see.' : 'These move:'}
      </p>
      {moves.length > 0 && <CountedList parts={moves} />}
      {ends.length > 0 && (
        <>
          <p>These do not move and are deleted with the other account:</p>
          <CountedList parts={ends} />
        </>
      )}
      {values.length > 0 && (
        <>
          <p>Where the two differ, this is what remains:</p>
          <CareList>
            {values.map(({ label, result, kept: own, other: theirs }) => (
              <li key={label}>
                <span>{`${label}: `}</span>
                <strong>{result}</strong>
                <span>{`, not ${(result === own ? theirs : own) ?? 'empty'}`}</span>
              </li>
            ))}
          </CareList>
        </>
      )}
      <p>You can undo it within a day, as long as nothing that moved has changed.</p>
    </>
  )
}
