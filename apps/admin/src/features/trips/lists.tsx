import { isPictureAddress } from '@farandfew/domain/text/picture-address.ts'
import { tripLimits } from '@farandfew/domain/trips/admin-trips.ts'
import { readTripPicture } from '@farandfew/domain/trip-pictures/trip-pictures.ts'
import { TextAreaField, TextField } from '@farandfew/ui/field/text-field.tsx'
import { useEffect, useRef } from 'react'
import { fieldLabels } from './field-labels.ts'
import { ListEditor } from './list-editor.tsx'
import { PictureUpload } from '../../shared/pictures/picture-upload.tsx'
import { PictureCheck } from '../../shared/pictures/picture-check.tsx'
import type { TripForm } from './use-trip-form.ts'

interface TextsEditorProps {
  /** Where the schema has the list: 'highlights'. */
  path: string
  legend: string
  /** The name of one entry. */
  noun: string
  texts: readonly string[]
  errors: TripForm['errors']
  onChange: (texts: string[]) => void
}

const makeText = () => ''

/** Replaces pasted line breaks with spaces. */
export const asLine = (text: string) => text.replace(/[\r\n\t]+/g, ' ')

/** A list of short texts. */
export function TextsEditor({ path, legend, noun, texts, errors, onChange }: TextsEditorProps) {
  return (
    <ListEditor
      id={path}
      legend={legend}
      noun={noun}
      entries={texts}
      onChange={onChange}
      makeEntry={makeText}
      most={tripLimits.entries}
      error={errors[path]}
    >
      {(entry, index, change) => (
        <TextAreaField
          name={`${path}.${index}`}
          label={`${noun} ${index + 1}`}
          rows={2}
          value={entry}
          error={errors[`${path}.${index}`]}
          onChange={(event) => change(asLine(event.currentTarget.value))}
        />
      )}
    </ListEditor>
  )
}

const roles = ['at the top of its page', 'on its card']

/** The pictures of a trip: uploads and addresses, each with a preview and what it shows. */
export function PicturesEditor({ form }: { form: TripForm }) {
  const { base, draft, errors, set } = form
  // An upload ends later than the render that began it.
  const latest = useRef(draft.images)
  useEffect(() => {
    latest.current = draft.images
  })
  const describe = (address: string, text: string) =>
    set('imageAlts', { ...draft.imageAlts, [address]: asLine(text) })
  return (
    <ListEditor
      id="images"
      legend={fieldLabels.images}
      hint="The first is at the top of the trip's page, the second on its card. An address is a path of the site, such as /art/…, or begins with https."
      noun="Picture"
      entries={draft.images}
      onChange={(images) => set('images', images)}
      makeEntry={makeText}
      most={tripLimits.entries}
      error={errors['images']}
      otherWay={
        <PictureUpload
          onUploaded={(address) => {
            set('images', [...latest.current, address])
            return `Uploaded as picture ${latest.current.length + 1}. Please describe what it shows.`
          }}
        />
      }
    >
      {(typed, index, change) => {
        const address = typed.trim()
        const label = `Picture ${index + 1}`
        const isUpload = readTripPicture(address) !== undefined
        return (
          <>
            <TextField
              name={`images.${index}`}
              label={`${label}${roles[index] ? `, ${roles[index]}` : ''}`}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              readOnly={isUpload}
              value={typed}
              error={errors[`images.${index}`]}
              onChange={(event) => change(event.currentTarget.value)}
            />
            {isPictureAddress(address) && (
              <TextField
                name={`images.${index}.alt`}
                label={`${label}: what it shows`}
                hint={isUpload ? undefined : 'The drawings of the site have a text of their own.'}
                value={draft.imageAlts[address] ?? ''}
                error={errors[`images.${index}.alt`]}
                onChange={(event) => describe(address, event.currentTarget.value)}
              />
            )}
            <PictureCheck address={address} siteUrl={base.siteUrl} />
          </>
        )
      }}
    </ListEditor>
  )
}
