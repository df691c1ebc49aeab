import { ApiError, call } from '@farandfew/api-client'
import { withProgress } from '@farandfew/api-client/upload'
import { uploadTripPicture } from '@farandfew/domain/trips/admin-trips.contract.ts'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { PictureRefusal, preparePicture } from '@farandfew/ui/image/prepare-picture.ts'
import { Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { useRef, useState } from 'react'
import { useCall } from '../calls/use-call.ts'
import { explainFailure } from '../notices/explain-failure.ts'
import { FieldMessage } from '../forms/field-message.tsx'

/** What is wrong with the picture, or else why the call failed. */
const explainRefusal = (error: unknown) =>
  (error instanceof PictureRefusal && error.message) ||
  (error instanceof ApiError && error.fieldErrors['picture']) ||
  explainFailure(error)

interface PictureUploadProps {
  /** Takes the address of a picture, and returns what to say about it. */
  onUploaded: (address: string) => string
}

/** Uploads a picture. Says how far it is, and how it ended. */
export function PictureUpload({ onUploaded }: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState(0)
  const { send, busy, error, answer } = useCall(async (file: File) => {
    setShare(0)
    const transport = withProgress(setShare)
    const picture = await preparePicture(file)
    const { src } = await call(uploadTripPicture, { body: { picture } }, { transport })
    return onUploaded(src)
  })

  return (
    <Stack gap={1} align="start">
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="Picture to upload"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file can be chosen again.
          currentTarget.value = ''
          if (file) send(file)
        }}
      />
      <ActionButton
        busy={busy}
        busyLabel={
          share === 1 ? 'Converting the picture...' : `Uploading... ${Math.round(share * 100)} %`
        }
        onAction={() => input.current?.click()}
      >
        Upload a picture
      </ActionButton>
      <Quiet>A photo in any size; best 1600 pixels wide or more.</Quiet>
      <Quiet role="status">{answer}</Quiet>
      <FieldMessage>{error ? explainRefusal(error) : undefined}</FieldMessage>
    </Stack>
  )
}
