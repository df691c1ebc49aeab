import {
  type GroupMessage,
  type MessageAuthor,
  type MessageEnd,
  messageEndTexts,
} from '@farandfew/domain/group-messages/group-message.ts'

/** 'You', the member's name, or 'A former member'. */
export const authorName = ({
  author,
  isOwn,
}: {
  author: MessageAuthor | null
  isOwn?: boolean
}): string => (isOwn ? 'You' : (author?.name ?? 'A former member'))

interface Summarised {
  text: string
  end: MessageEnd | null
  hasPicture: boolean
}

/** A message in one line. */
export const summaryOf = ({ text, end, hasPicture }: Summarised): string =>
  end ? messageEndTexts[end] : text || (hasPicture ? 'A picture' : '')

export const summaryOfMessage = ({ text, end, pictures }: GroupMessage): string =>
  summaryOf({ text, end, hasPicture: pictures.length > 0 })
