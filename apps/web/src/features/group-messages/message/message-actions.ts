import type { GroupMessage, ReactionName } from '@farandfew/domain/group-messages/group-message.ts'

/** What a member can do with messages. */
export interface MessageActions {
  /** False if the conversation can only be read. */
  canWrite: boolean
  isHost: boolean
  memberId: number
  /** The member's name as the others see it. */
  memberName: string
  reply: (message: GroupMessage) => void
  edit: (message: GroupMessage) => void
  /** Asks whether to delete or remove it. */
  remove: (message: GroupMessage) => void
  react: (message: GroupMessage, reaction: ReactionName, isOn: boolean) => void
  showReactions: (message: GroupMessage) => void
  /** Reports it to the club. */
  report: (message: GroupMessage) => void
  pin: (message: GroupMessage, isOn: boolean) => void
  /** Shows a message, and loads older ones until it is there. */
  jumpTo: (messageId: number) => void
  openPicture: (src: string) => void
  /** Saves another text. Resolves when it is stored. */
  saveEdit: (message: GroupMessage, text: string) => Promise<void>
  stopEdit: () => void
}
