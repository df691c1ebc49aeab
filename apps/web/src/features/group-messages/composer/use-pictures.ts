import { messageRules } from '@farandfew/domain/group-messages'
import { findPictureFault, pictureMessages } from '@farandfew/domain/member-pictures'
import { useState } from 'react'
import type { DraftPicture } from './use-draft.ts'

const tooMany = `Please choose at most ${messageRules.maxPictures} pictures for one message`

/** Adds pictures to a draft after checking what can be checked before they are sent. */
export function usePictures(
  pictures: readonly DraftPicture[],
  onChange: (change: (pictures: readonly DraftPicture[]) => readonly DraftPicture[]) => void,
) {
  const [problem, setProblem] = useState<string>()
  const remove = (id: string, why?: string) => {
    setProblem(why)
    onChange((known) => known.filter((picture) => picture.id !== id))
  }
  return {
    problem,
    forget: () => setProblem(undefined),
    add: (files: readonly File[]) => {
      const faults = files.map(findPictureFault).filter((fault) => fault !== undefined)
      const isTooMany = pictures.length + files.length > messageRules.maxPictures
      setProblem(isTooMany ? tooMany : faults[0])
      if (isTooMany) return
      const accepted = files.filter((file) => findPictureFault(file) === undefined)
      onChange((known) => [
        ...known,
        ...accepted.map((file) => ({ id: crypto.randomUUID(), file, description: '' })),
      ])
    },
    remove: (id: string) => remove(id),
    refuse: (id: string, fault: 'broken' | 'tooManyPixels') => remove(id, pictureMessages[fault]),
    describe: (id: string, description: string) =>
      onChange((known) =>
        known.map((picture) => (picture.id === id ? { ...picture, description } : picture)),
      ),
  }
}
