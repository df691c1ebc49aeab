import { newRandomKey } from '@farandfew/ui/form/random-key.ts'
import { messageRules } from '@farandfew/domain/group-messages/group-message.ts'
import { pictureMessages, pictureRules } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { PictureRefusal, preparePicture } from '@farandfew/ui/image/prepare-picture.ts'
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
  const [preparing, setPreparing] = useState(0)
  const remove = (id: string, why?: string) => {
    setProblem(why)
    void keptFiles.remove([id])
    onChange((known) => known.filter((picture) => picture.id !== id))
  }
  const change = (id: string, changes: Partial<DraftPicture>) =>
    onChange((known) => known.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const addOne = async (chosen: File) => {
    try {
      const file = await preparePicture(chosen)
      const id = newRandomKey()
      void keptFiles.keep(id, file)
      onChange((known) => [...known, { id, file, description: '' }])
    } catch (error) {
      setProblem(error instanceof PictureRefusal ? error.message : refusals.unreadable)
    }
  }
  return {
    problem,
    isPreparing: preparing > 0,
    forget: () => setProblem(undefined),
    add: async (files: readonly File[]) => {
      const isTooMany = pictures.length + preparing + files.length > messageRules.maxPictures
      setProblem(isTooMany ? tooMany : undefined)
      if (isTooMany) return
      setPreparing((count) => count + files.length)
      for (const file of files) {
        await addOne(file)
        setPreparing((count) => count - 1)
      }
    },
    remove: (id: string) => remove(id),
    refuse: (id: string, refusal: Refusal) => remove(id, refusals[refusal]),
    /** Adds the file that was kept. */
    complete: (id: string, file: File) => change(id, { file }),
    describe: (id: string, description: string) => change(id, { description }),
  }
}
