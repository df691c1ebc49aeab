import type { WrittenBlock } from '@farandfew/domain/mailings/written-text.ts'
import type { MailToQueue } from '../../platform/outbox/queue.ts'
import { renderMail } from '../../platform/outbox/render-mail.ts'
import {
  unsubscribeHeaders,
  type UnsubscribeLinks,
} from '../../platform/unsubscribe/unsubscribe-links.ts'

export interface DigestGroup {
  readonly departureId: number
  /** Of the trip. */
  readonly title: string
  /** All new messages, oldest first; at least one. */
  readonly messages: readonly { name: string; text: string }[]
}

interface Digest {
  to: string
  /** At least one. */
  groups: readonly DigestGroup[]
  links: UnsubscribeLinks
  webUrl: string
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

const countOf = (messages: readonly unknown[]) =>
  `${messages.length} new ${messages.length === 1 ? 'message' : 'messages'}`

function paragraphsOf({ messages }: DigestGroup): string[] {
  const more = messages.length - quoted
  return [
    ...messages.slice(0, quoted).map(({ name, text }) => `${name}: ${excerptOf(text)}`),
    ...(more > 0 ? [`And ${more} more.`] : []),
  ]
}

const conversationUrl = (webUrl: string, { departureId }: DigestGroup) =>
  `${webUrl}/groups/${departureId}?tab=conversation`

/** The group's name, and the way to its conversation. */
const headingOf = (group: DigestGroup, webUrl: string): WrittenBlock => ({
  type: 'heading',
  content: [
    `${group.title}: `,
    { type: 'link', href: conversationUrl(webUrl, group), content: [countOf(group.messages)] },
  ],
})

/** What is new in the groups of a member since they last read it or were last written to. */
export function groupDigest({ to, groups, links, webUrl }: Digest): MailToQueue {
  const isOne = groups.length === 1
  const count = countOf(groups.flatMap(({ messages }) => messages))
  const heading = `${count} in your Group ${isOne ? 'Room' : 'Rooms'}`
  const { title } = groups[0]!
  return {
    kind: 'group.digest',
    to,
    subject: isOne ? `${heading}: ${title}` : heading,
    headers: unsubscribeHeaders(links, 'group-digest'),
    ...renderMail({
      heading,
      paragraphs: isOne
        ? paragraphsOf(groups[0]!)
        : groups.flatMap((group) => [headingOf(group, webUrl), ...paragraphsOf(group)]),
      button: isOne
        ? { label: 'Open the conversation', url: conversationUrl(webUrl, groups[0]!) }
        : { label: 'Open your account', url: `${webUrl}/account` },
      footnote: `You get this email at most once a day, because you asked for it in ${isOne ? `the Group Room of ${title}` : 'these Group Rooms'}.`,
      footLink: { label: 'Unsubscribe', url: links.page },
    }),
  }
}
