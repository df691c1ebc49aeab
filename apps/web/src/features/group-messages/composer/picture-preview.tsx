import { messageRules } from '@farandfew/domain/group-messages/group-message.ts'
import { pictureRules } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { IconButton } from '@farandfew/ui/button/icon-button.tsx'
import { TextField } from '@farandfew/ui/field/text-field.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { keptFiles } from '../send/kept-files.ts'
import type { DraftPicture } from './use-draft.ts'
import type { Refusal } from './use-pictures.ts'

interface PicturePreviewProps {
  picture: DraftPicture
  onDescribe: (description: string) => void
  onRemove: () => void
  /** Called with the file that was kept over a reload. */
  onFound: (file: File) => void
  onRefuse: (refusal: Refusal) => void
}

/** A chosen picture with a field for its description. */
export function PicturePreview(props: PicturePreviewProps) {
  const { picture, onDescribe, onRemove, onRefuse } = props
  const { id, file, description } = picture
  const src = useDataUrl(id, file)
  useKeptFile(props)
  const name = file?.name ?? 'the picture'
  return (
    <Preview>
      <div>
        {src && (
          <img
            src={src}
            alt={`Preview of ${name}`}
            onError={() => onRefuse('unreadable')}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalWidth * naturalHeight > pictureRules.maxPixels) onRefuse('tooManyPixels')
            }}
          />
        )}
      </div>
      <TextField
        label="Describe the picture for people who can't see it"
        name={`description-${picture.id}`}
        value={description}
        maxLength={messageRules.maxDescription}
        onChange={(event) => onDescribe(event.target.value)}
      />
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <X size={20} />
      </IconButton>
    </Preview>
  )
}

/** Reads the file of a picture that a reload has left without one. */
function useKeptFile({ picture: { id, file }, onFound, onRefuse }: PicturePreviewProps): void {
  const isMissing = file === undefined
  const answer = useEffectEvent((kept: File | undefined) =>
    kept ? onFound(kept) : onRefuse('lost'),
  )
  useEffect(() => {
    if (!isMissing) return
    let isShown = true
    void keptFiles.find(id).then((kept) => isShown && answer(kept))
    return () => {
      isShown = false
    }
  }, [id, isMissing])
}

/**
 * The file as a data URL: the content security policy allows no other URL of a file.
 * A picture that is shown survives a reload: it is read only after the database, which acts in order, has kept its file.
 */
function useDataUrl(id: string, file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const reader = new FileReader()
    reader.addEventListener('load', () => setUrl(String(reader.result)))
    let isShown = true
    void keptFiles.find(id).then(() => isShown && reader.readAsDataURL(file))
    return () => {
      isShown = false
      reader.abort()
    }
  }, [id, file])
  return url
}

const Preview = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: end;
  font-size: ${theme.fontSizes.small};
  > :first-child {
    width: 72px;
    height: 72px;
    overflow: hidden;
    border: 1px solid ${theme.colors.hairline};
    border-radius: ${theme.radii.card};
    background: ${theme.colors.shade};
    > img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
`
