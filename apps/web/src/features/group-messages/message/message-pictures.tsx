import type {
  GroupMessage,
  MessagePicture,
} from '@farandfew/domain/group-messages/group-message.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { authorName } from './message-texts.ts'

/** What a picture shows, or whose it is. */
export const altOf = ({ description }: MessagePicture, message: GroupMessage): string =>
  description || `Picture from ${message.isOwn ? 'you' : authorName(message)}`

interface MessagePicturesProps {
  message: GroupMessage
  isCurrent: boolean
  onOpen: (src: string) => void
}

/** The pictures of a message. Each opens in full. */
export const MessagePictures = ({ message, isCurrent, onOpen }: MessagePicturesProps) => (
  <Pictures $isSingle={message.pictures.length === 1}>
    {message.pictures.map((picture) => (
      <PictureButton
        key={picture.src}
        picture={picture}
        alt={altOf(picture, message)}
        tabIndex={isCurrent ? 0 : -1}
        onOpen={() => onOpen(picture.src)}
      />
    ))}
  </Pictures>
)

interface PictureButtonProps {
  picture: MessagePicture
  alt: string
  tabIndex: number
  onOpen: () => void
}

function PictureButton({ picture, alt, tabIndex, onOpen }: PictureButtonProps) {
  const [failed, setFailed] = useState(false)
  if (failed) return <p>{`This picture could not be loaded: ${alt}`}</p>
  const { src, width, height } = picture
  return (
    <Open type="button" tabIndex={tabIndex} title="Open the picture" onClick={onOpen}>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        onError={() => setFailed(true)}
      />
    </Open>
  )
}

const Pictures = styled.div<{ $isSingle: boolean }>`
  display: grid;
  gap: 4px;
  ${({ $isSingle }) => !$isSingle && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  flex: none;
  width: min(320px, 100%);
  > p {
    padding: 12px;
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
    font-style: italic;
  }
`

const Open = styled.button`
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${theme.radii.card};
  background: ${theme.colors.shade};
  cursor: zoom-in;
  > img {
    width: 100%;
    max-height: 320px;
    object-fit: cover;
  }
`
