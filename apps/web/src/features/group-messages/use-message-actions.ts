import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import type { RefObject } from 'react'
import type { ComposerHandle } from './composer/composer.tsx'
import { type Conversation, receiveMessage, withReaction } from './conversation.ts'
import type { ConversationCalls } from './group-messages.data.ts'
import type { OpenDialog } from './message-dialogs.tsx'
import type { MessageActions } from './message/message-actions.ts'
import { focusMessage, messageElementId } from './message/message-item.tsx'

interface ActionOptions {
  conversation: Conversation
  calls: ConversationCalls
  memberId: number
  memberName: string
  composer: RefObject<ComposerHandle | null>
  /** Loads older messages. Returns whether there are more. */
  loadOlder: () => Promise<boolean>
  onEdit: (messageId: number | undefined) => void
  onDialog: (dialog: OpenDialog) => void
}

/** What the member can do with the messages. A failure is a toast, and leaves everything as it was. */
export function useMessageActions(options: ActionOptions): MessageActions {
  const { conversation, calls, memberId, memberName, composer, loadOlder, onEdit, onDialog } =
    options
  const jumpTo = async (messageId: number) => {
    let isThere = calls.read()?.messages.some(({ id }) => id === messageId)
    for (let more = true; !isThere && more;) {
      more = await loadOlder()
      isThere = calls.read()?.messages.some(({ id }) => id === messageId)
    }
    // The messages are rendered by then.
    setTimeout(() => {
      if (!showMessage(messageId)) toast({ title: 'This message is gone.' })
    })
  }
  return {
    canWrite: !conversation.isReadOnly,
    isHost: conversation.isHost,
    memberId,
    memberName,
    reply: ({ id }) => composer.current?.replyTo(id),
    edit: ({ id }) => onEdit(id),
    stopEdit: () => {
      const { activeElement } = document
      onEdit(undefined)
      const message = activeElement?.closest<HTMLElement>('[data-message]')
      message?.focus({ preventScroll: true })
    },
    saveEdit: async ({ id }, text) => {
      await calls.edit(id, text)
      focusMessage(id)
      onEdit(undefined)
    },
    remove: ({ id }) => onDialog({ kind: 'remove', messageId: id }),
    showReactions: ({ id }) => onDialog({ kind: 'reactions', messageId: id }),
    report: ({ id }) => onDialog({ kind: 'report', messageId: id }),
    openPicture: (src) => onDialog({ kind: 'picture', src }),
    react: (message, reaction, isOn) => {
      calls.update((known) => receiveMessage(known, withReaction(message, { reaction, isOn })))
      calls.react(message.id, reaction, isOn).catch((error: unknown) => {
        calls.update((known) => receiveMessage(known, message))
        toastFailure(error, 'Your reaction was not saved')
      })
    },
    pin: ({ id }, isOn) => {
      const change = isOn ? calls.pin(id) : calls.unpin(id)
      change.then(
        () => toast({ title: isOn ? 'Pinned for everyone' : 'Unpinned' }),
        (error: unknown) => toastFailure(error, isOn ? 'Not pinned' : 'Still pinned'),
      )
    },
    jumpTo: (messageId) => void jumpTo(messageId),
  }
}

/** Scrolls to a message, focuses it and marks it for a moment. Returns false if it is not there. */
function showMessage(id: number): boolean {
  const element = document.getElementById(messageElementId(id))
  if (!element) return false
  centreInScroller(element)
  element.focus({ preventScroll: true })
  element.setAttribute('data-flash', '')
  element.addEventListener('animationend', () => element.removeAttribute('data-flash'), {
    once: true,
  })
  return true
}

/** Scrolls the conversation, and not the page around it. */
function centreInScroller(element: HTMLElement): void {
  const scroller = element.closest<HTMLElement>('[role="region"]')
  if (!scroller) return
  const offset = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  scroller.scrollTop += offset - (scroller.clientHeight - element.clientHeight) / 2
}
