import { useEffect, useState } from 'react'
import { onMemberLeft } from '../../../shared/current-member/member-left.ts'

/** A picture in the composer. */
export interface DraftPicture {
  readonly id: string
  readonly file: File
  readonly description: string
}

/** What is in the composer. */
export interface Draft {
  readonly text: string
  /** The id of the message that it replies to. */
  readonly replyToId?: number | undefined
  readonly pictures: readonly DraftPicture[]
}

export const emptyDraft: Draft = { text: '', pictures: [] }

const drafts = new Map<string, Draft>()
onMemberLeft(() => drafts.clear())

/**
 * What the member has typed. It is kept while another part of the site is shown, and in the tab's storage over a reload,
 * there without its pictures.
 */
export function useDraft(storageKey: string) {
  const [draft, setDraft] = useState<Draft>(() => drafts.get(storageKey) ?? restore(storageKey))
  useEffect(() => {
    drafts.set(storageKey, draft)
    keep(storageKey, draft)
  }, [storageKey, draft])
  return [draft, setDraft] as const
}

function keep(storageKey: string, { text, replyToId }: Draft): void {
  try {
    if (text === '' && replyToId === undefined) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify({ text, replyToId }))
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

function restore(storageKey: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    return { ...emptyDraft, ...(stored as Partial<Draft>) }
  } catch {
    return emptyDraft
  }
}
