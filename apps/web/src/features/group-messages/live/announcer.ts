import type { GroupMessage } from '@farandfew/domain/group-messages/group-message.ts'
import { authorName } from '../message/message-texts.ts'

/** Milliseconds in which messages are announced together. */
const collectMs = 1_000
/** More messages than this are only counted. */
const readAloud = 2

/** What a screen reader says about messages that have just arrived. */
export function announcementOf(messages: readonly GroupMessage[]): string {
  if (messages.length > readAloud) return `${messages.length} new messages`
  return inSentences(
    messages.map((message) => {
      const { text, pictures } = message
      const author = authorName(message)
      const picture = pictureText(message)
      if (text === '') return `${author} sent ${picture}`
      return `${author}: ${pictures.length > 0 ? inSentences([text, `With ${picture}`]) : text}`
    }),
  )
}

/** 'a picture', '2 pictures: A boat, A red sun'. */
function pictureText({ pictures }: GroupMessage): string {
  const shown = pictures.map(({ description }) => description).filter(Boolean)
  const count = pictures.length === 1 ? 'a picture' : `${pictures.length} pictures`
  return shown.length > 0 ? `${count}: ${shown.join(', ')}` : count
}

const inSentences = (texts: readonly string[]): string =>
  texts
    .map((text, index) => (index < texts.length - 1 && !/[.!?…]$/.test(text) ? `${text}.` : text))
    .join(' ')

export interface Announcement {
  /** Differs for the same words said twice. */
  id: number
  text: string
}

/**
 * Collects messages for a moment, so that a flood of them is announced in a few words. `announce` gets undefined when
 * the words must go, because a message in them has changed.
 */
export function createAnnouncer(announce: (announcement: Announcement | undefined) => void) {
  let collected: readonly GroupMessage[] = []
  let announced: readonly GroupMessage[] = []
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = () => {
    timer = undefined
    announced = collected
    collected = []
    if (announced.length === 0) return
    count += 1
    announce({ id: count, text: announcementOf(announced) })
  }
  function replaceWith(find: (message: GroupMessage) => GroupMessage | undefined) {
    collected = collected.flatMap((one) => find(one) ?? []).filter(({ end }) => end === null)
    if (announced.every((one) => find(one)?.text === one.text)) return
    announced = []
    announce(undefined)
  }
  return {
    add: (message: GroupMessage) => {
      collected = [...collected, message]
      timer ??= setTimeout(say, collectMs)
    },
    /** A message may have another text now, or none. */
    change: (message: GroupMessage) =>
      replaceWith((one) => (one.id === message.id ? message : one)),
    /** Keeps what is still among the messages of the whole list. */
    review: (messages: readonly GroupMessage[]) =>
      replaceWith((one) => messages.find(({ id }) => id === one.id)),
    stop: () => clearTimeout(timer),
  }
}
