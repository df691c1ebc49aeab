import { messageRules } from '@farandfew/domain/group-messages'
import { pictureRules } from '@farandfew/domain/member-pictures'
import { IconButton } from '@farandfew/ui/button'
import { TextField } from '@farandfew/ui/field'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { DraftPicture } from './use-draft.ts'

interface PicturePreviewProps {
  picture: DraftPicture
  onDescribe: (description: string) => void
  onRemove: () => void
  onRefuse: (fault: 'broken' | 'tooManyPixels') => void
}

/** A chosen picture with a field for its description. */
export function PicturePreview({ picture, onDescribe, onRemove, onRefuse }: PicturePreviewProps) {
  const { file, description } = picture
  const src = useDataUrl(file)
  return (
    <Row>
      <Frame>
        {src && (
          <img
            src={src}
            alt={`Preview of ${file.name}`}
            onError={() => onRefuse('broken')}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              if (naturalWidth * naturalHeight > pictureRules.maxPixels) onRefuse('tooManyPixels')
            }}
          />
        )}
      </Frame>
      <TextField
        label="Describe the picture for people who can’t see it"
        name={`description-${picture.id}`}
        value={description}
        maxLength={messageRules.maxDescription}
        onChange={(event) => onDescribe(event.target.value)}
      />
      <IconButton label={`Remove ${file.name}`} onClick={onRemove}>
        <X size={20} />
      </IconButton>
    </Row>
  )
}

/** The file as a data URL: the content security policy allows no other URL of a file. */
function useDataUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const reader = new FileReader()
    reader.addEventListener('load', () => setUrl(String(reader.result)))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return url
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: end;
  font-size: ${({ theme }) => theme.fontSizes.small};
`

const Frame = styled.div`
  width: 72px;
  height: 72px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.shade};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
