import { call } from '@farandfew/api-client'
import { withProgress } from '@farandfew/api-client/upload'
import { uploadTripPictureEndpoint } from '@farandfew/domain/admin/trips/endpoints'
import { findPictureFault, pictureRules } from '@farandfew/domain/member-pictures'
import { ActionButton } from '@farandfew/ui/button'
import { useRef, useState } from 'react'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { FieldMessage } from './field-message.tsx'

/** Uploads a picture and passes its address on. Says how far it is, and why it failed. */
export function PictureUpload({ onUploaded }: { onUploaded: (address: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()

  const upload = async (picture: File) => {
    const fault = findPictureFault(picture)
    setProblem(fault)
    if (fault) return
    setShare(0)
    try {
      const transport = withProgress(setShare)
      const { src } = await call(uploadTripPictureEndpoint, { body: { picture } }, { transport })
      onUploaded(src)
    } catch (error) {
      setProblem(explainFailure(error))
    } finally {
      setShare(undefined)
    }
  }

  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureRules.mediaTypes.join(',')}
        aria-label="Picture to upload"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // The same file can be chosen again.
          currentTarget.value = ''
          if (file) void upload(file)
        }}
      />
      <ActionButton
        busy={share !== undefined}
        busyLabel={
          share === 1
            ? 'Converting the picture...'
            : `Uploading... ${Math.round((share ?? 0) * 100)} %`
        }
        onAction={() => input.current?.click()}
      >
        Upload a picture
      </ActionButton>
      <p>JPEG, PNG or WebP, at most 5 MB; best 1600 pixels wide or more.</p>
      <FieldMessage>{problem}</FieldMessage>
    </div>
  )
}
