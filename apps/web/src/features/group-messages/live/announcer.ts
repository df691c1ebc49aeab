import type { GroupMessage } from '@farandfew/domain/group-messages'
import { authorName } from '../message/message-texts.ts'

/** Milliseconds in which messages are announced together. */
const collectMs = 1_000
/** More messages than this are only counted. */
const readAloud = 2

/** What a screen reader says about messages that have just arrived. */
export function announcementOf(messages: readonly GroupMessage[]): string {
  if (messages.length > readAloud) return `${messages.length} new messages`
  return messages
    .map((message) => {
      const pictures = message.pictures.map(({ description }) => description)
      const picture = message.pictures.length > 0 && ['sent a picture', ...pictures].filter(Boolean)
      return `${authorName(message)}: ${[message.text, picture && picture.join(', ')].filter(Boolean).join('. ')}`
    })
    .join('. ')
}

/** Collects messages for a moment, so that a flood of them is announced in a few words. */
export function createAnnouncer(announce: (text: string) => void) {
  let collected: GroupMessage[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add: (message: GroupMessage) => {
      collected.push(message)
      timer ??= setTimeout(() => {
        announce(announcementOf(collected))
        collected = []
        timer = undefined
      }, collectMs)
    },
    stop: () => clearTimeout(timer),
  }
}
