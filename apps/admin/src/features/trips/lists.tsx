import { tripLimits } from '@farandfew/domain/admin/trips'
import { TextAreaField, TextField } from '@farandfew/ui/field'
import { fieldLabels } from './field-labels.ts'
import { ListEditor } from './list-editor.tsx'
import { PictureCheck } from './picture-check.tsx'
import type { TripForm } from './use-trip-form.ts'

interface TextsEditorProps {
  form: TripForm
  name: 'highlights' | 'includedItems' | 'excludedItems'
  /** The name of one entry. */
  noun: string
}

const makeText = () => ''

/** Replaces pasted line breaks with spaces. */
export const asLine = (text: string) => text.replace(/[\r\n\t]+/g, ' ')

/** A list of short texts. */
export function TextsEditor({ form: { draft, errors, set }, name, noun }: TextsEditorProps) {
  return (
    <ListEditor
      id={name}
      legend={fieldLabels[name]}
      noun={noun}
      entries={draft[name]}
      onChange={(entries) => set(name, entries)}
      makeEntry={makeText}
      most={tripLimits.entries}
      error={errors[name]}
    >
      {(entry, index, change) => (
        <TextAreaField
          name={`${name}.${index}`}
          label={`${noun} ${index + 1}`}
          rows={2}
          value={entry}
          error={errors[`${name}.${index}`]}
          onChange={(event) => change(asLine(event.currentTarget.value))}
        />
      )}
    </ListEditor>
  )
}

const roles = ['at the top of its page', 'on its card']

/** The addresses of a trip's pictures, each with a preview. */
export function PicturesEditor({ form: { base, draft, errors, set } }: { form: TripForm }) {
  return (
    <ListEditor
      id="images"
      legend={fieldLabels.images}
      hint="A path of the site, such as /art/…, or an https address. The first is at the top of the trip's page, the second on its card."
      noun="Picture"
      entries={draft.images}
      onChange={(images) => set('images', images)}
      makeEntry={makeText}
      most={tripLimits.entries}
      error={errors['images']}
    >
      {(address, index, change) => (
        <>
          <TextField
            name={`images.${index}`}
            label={`Picture ${index + 1}${roles[index] ? `, ${roles[index]}` : ''}`}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={address}
            error={errors[`images.${index}`]}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <PictureCheck address={address} siteUrl={base.siteUrl} />
        </>
      )}
    </ListEditor>
  )
}
