import { useEffect, useState } from 'react'
import { onMemberLeft } from '../../../shared/current-member/member-left.ts'

export interface DraftPicture {
  /** The id of its file among the kept ones. */
  readonly id: string
  /** Undefined after a reload, until the kept file was read. */
  readonly file?: File | undefined
  readonly description: string
}

export interface Draft {
  readonly text: string
  readonly replyToId?: number | undefined
  readonly pictures: readonly DraftPicture[]
}

export const emptyDraft: Draft = { text: '', pictures: [] }

const drafts = new Map<string, Draft>()
onMemberLeft(() => drafts.clear())

/**
 * What the member has typed. It is kept while another part of the site is shown, and in the tab's storage over a reload;
 * its files are among the kept ones.
 */
export function useDraft(storageKey: string) {
  const [draft, setDraft] = useState<Draft>(() => drafts.get(storageKey) ?? restore(storageKey))
  useEffect(() => {
    drafts.set(storageKey, draft)
    keep(storageKey, draft)
  }, [storageKey, draft])
  return [draft, setDraft] as const
}

function keep(storageKey: string, { text, replyToId, pictures }: Draft): void {
  try {
    const isEmpty = text === '' && replyToId === undefined && pictures.length === 0
    const described = pictures.map(({ id, description }) => ({ id, description }))
    if (isEmpty) sessionStorage.removeItem(storageKey)
    else {
      sessionStorage.setItem(storageKey, JSON.stringify({ text, replyToId, pictures: described }))
    }
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
