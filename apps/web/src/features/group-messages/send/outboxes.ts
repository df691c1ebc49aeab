import { onMemberLeft } from '../../../shared/current-member/member-left.ts'
import { keptFiles } from './kept-files.ts'
import { createOutbox, type Outbox } from './outbox.ts'

/** The beginning of everything that this feature keeps in the tab's storage. */
const storagePrefix = 'group-messages/'

export const storageKeyOf = (what: 'outbox' | 'draft', departureId: number, memberId: number) =>
  `${storagePrefix}${what}/${departureId}/${memberId}`

const outboxes = new Map<string, Outbox>()

/** The outbox of a member for a group. It goes on sending while another page is shown. */
export function outboxOf(
  storageKey: string,
  deliver: Parameters<typeof createOutbox>[0]['deliver'],
): Outbox {
  let outbox = outboxes.get(storageKey)
  if (!outbox) {
    outbox = createOutbox({ storageKey, deliver, files: keptFiles })
    outboxes.set(storageKey, outbox)
  }
  return outbox
}

onMemberLeft(() => {
  for (const outbox of outboxes.values()) outbox.clear()
  outboxes.clear()
  void keptFiles.clear()
  // The drafts, too.
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(storagePrefix)) sessionStorage.removeItem(key)
    }
  } catch {
    // There is no storage.
  }
})
