import { newRandomKey } from '@farandfew/ui/form/random-key.ts'
import { messageRules } from '@farandfew/domain/group-messages/group-message.ts'
import {
  findPictureFault,
  pictureMessages,
  pictureRules,
} from '@farandfew/domain/member-pictures/member-pictures.ts'
import { useState } from 'react'
import { keptFiles } from '../send/kept-files.ts'
import type { DraftPicture } from './use-draft.ts'

const refusals = {
  /** The browser does not say why. It shows no picture of far too many pixels. */
  unreadable: `This picture is damaged or has more than ${pictureRules.maxPixels / 1e6} megapixels. Please choose another one.`,
  tooManyPixels: pictureMessages.tooManyPixels,
  lost: 'A picture was lost when the page was reloaded. Please add it again.',
}
export type Refusal = keyof typeof refusals

const tooMany = `Please choose at most ${messageRules.maxPictures} pictures for one message`

/** Adds pictures to a draft after checking what can be checked before they are sent. */
export function usePictures(
  pictures: readonly DraftPicture[],
  onChange: (change: (pictures: readonly DraftPicture[]) => readonly DraftPicture[]) => void,
) {
  const [problem, setProblem] = useState<string>()
  const remove = (id: string, why?: string) => {
    setProblem(why)
    void keptFiles.remove([id])
    onChange((known) => known.filter((picture) => picture.id !== id))
  }
  const change = (id: string, changes: Partial<DraftPicture>) =>
    onChange((known) => known.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  return {
    problem,
    forget: () => setProblem(undefined),
    add: (files: readonly File[]) => {
      const faults = files.map(findPictureFault).filter((fault) => fault !== undefined)
      const isTooMany = pictures.length + files.length > messageRules.maxPictures
      setProblem(isTooMany ? tooMany : faults[0])
      if (isTooMany) return
      const accepted = files
        .filter((file) => findPictureFault(file) === undefined)
        .map((file) => ({ id: newRandomKey(), file, description: '' }))
      for (const { id, file } of accepted) void keptFiles.keep(id, file)
      onChange((known) => [...known, ...accepted])
    },
    remove: (id: string) => remove(id),
    refuse: (id: string, refusal: Refusal) => remove(id, refusals[refusal]),
    /** Adds the file that was kept. */
    complete: (id: string, file: File) => change(id, { file }),
    describe: (id: string, description: string) => change(id, { description }),
  }
}
