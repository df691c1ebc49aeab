import type { MailToQueue } from '../../outbox/queue.ts'
import { renderMail } from '../../outbox/render-mail.ts'
import { unsubscribeHeaders, type UnsubscribeLinks } from '../../unsubscribe/unsubscribe-links.ts'

interface Digest {
  to: string
  /** Of the trip. */
  title: string
  /** All new messages, oldest first. */
  messages: readonly { name: string; text: string }[]
  /** The address of the conversation. */
  url: string
  links: UnsubscribeLinks
}

/** A digest quotes the beginnings of a few messages, and says how many there are. */
const quoted = 3
const excerptLength = 140

/** The beginning of a message on one line. A message of pictures only has no text. */
function excerptOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  if (line === '') return 'sent a picture'
  const characters = [...line]
  if (characters.length <= excerptLength) return `“${line}”`
  return `“${characters.slice(0, excerptLength).join('').trimEnd()}…”`
}

/** What is new in a group since the member last read it or was last written to. */
export function groupDigest({ to, title, messages, url, links }: Digest): MailToQueue {
  const count = `${messages.length} new ${messages.length === 1 ? 'message' : 'messages'}`
  const more = messages.length - quoted
  return {
    kind: 'group.digest',
    to,
    subject: `${count} in your Group Room: ${title}`,
    headers: unsubscribeHeaders(links),
    ...renderMail({
      heading: `${count} in your Group Room`,
      paragraphs: [
        ...messages.slice(0, quoted).map(({ name, text }) => `${name}: ${excerptOf(text)}`),
        ...(more > 0 ? [`And ${more} more.`] : []),
      ],
      button: { label: 'Open the conversation', url },
      footnote: `You get this mail at most once a day, because you asked for it in the Group Room of ${title}.`,
      footLink: { label: 'Unsubscribe', url: links.page },
    }),
  }
}
