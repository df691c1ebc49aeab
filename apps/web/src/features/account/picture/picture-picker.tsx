import { ApiError, call, serverMessage } from '@farandfew/api-client'
import { uploadPicture } from '@farandfew/domain/member-pictures/member-pictures.contract.ts'
import { pictureMessages } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { updateProfile } from '@farandfew/domain/members/profile.contract.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { avatars } from '@farandfew/domain/pictures/avatars.ts'
import { PictureRefusal, preparePicture } from '@farandfew/ui/image/prepare-picture.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import type { Picture } from '@farandfew/domain/pictures/pictures.ts'
import { FieldSet } from '@farandfew/ui/primitives/blocks.ts'
import { useId, useRef, useState } from 'react'
import { initialsOf, Round } from './avatar.tsx'
import { AvatarGrid, Picker } from './picture-picker.styles.ts'
import { PictureUpload } from './picture-upload.tsx'

interface PicturePickerProps {
  user: CurrentUser
  /** Called with the updated member. */
  onUser: (user: CurrentUser) => void
}

/** Shows the member's picture and changes it: by a file, one of the avatars, or none. */
export function PicturePicker({ user, onUser }: PicturePickerProps) {
  const { progress, change, refuse } = usePictureChange(onUser)
  const present = user.profileImage ?? ''

  const upload = (files: readonly File[]) => {
    const [file, ...others] = files
    if (!file) return
    if (others.length > 0) return refuse(pictureMessages.several)
    change({ is: 'uploading' }, async () =>
      call(uploadPicture, { body: { picture: await preparePicture(file) } }),
    )
  }
  const choose = (avatar: string) =>
    change({ is: 'choosing', avatar }, () =>
      call(updateProfile, { body: { profileImage: avatar } }),
    )

  return (
    <Picker role="group" aria-label="Your picture">
      <CurrentPicture key={present} src={present} initials={initialsOf(user)} />
      <PictureUpload
        busy={progress.is === 'uploading'}
        error={progress.is === 'refused' ? progress.message : undefined}
        onFiles={upload}
      />
      <AvatarChoice
        avatars={avatars}
        initials={initialsOf(user)}
        chosen={progress.is === 'choosing' ? progress.avatar : present}
        onChoose={choose}
      />
      <Quiet wide minHeight="1.6em" role="status">
        {progress.is === 'saved' && 'Your picture is saved.'}
      </Quiet>
    </Picker>
  )
}

/** The current picture, or the initials if there is none or it fails to load. */
function CurrentPicture({ src, initials }: { src: string; initials: string }) {
  const [failed, setFailed] = useState(false)
  return (
    <Round $isLarge>
      {src && !failed ? (
        <img
          src={src}
          alt="Your picture as others see it"
          width={112}
          height={112}
          onError={() => setFailed(true)}
        />
      ) : (
        <span role="img" aria-label={`No picture. Your initials ${initials} are shown instead.`}>
          {initials}
        </span>
      )}
    </Round>
  )
}

interface AvatarChoiceProps {
  avatars: readonly Picture[]
  /** Shown for the option without a picture. */
  initials: string
  /** The URL of the chosen avatar; empty for no picture. */
  chosen: string
  onChoose: (src: string) => void
}

/** Radio buttons for the club's avatars and for no picture. */
function AvatarChoice({ avatars, initials, chosen, onChoose }: AvatarChoiceProps) {
  const name = useId()
  const radioProps = (src: string) => ({
    type: 'radio',
    name,
    value: src,
    checked: src === chosen,
    onChange: () => onChoose(src),
  })
  return (
    <FieldSet wide>
      <legend>Or choose one of ours</legend>
      <AvatarGrid>
        {avatars.map(({ src, alt, width, height }) => (
          <label key={src}>
            <input {...radioProps(src)} />
            <span>
              <img src={src} alt={alt} width={width} height={height} loading="lazy" />
            </span>
          </label>
        ))}
        <label>
          <input {...radioProps('')} aria-label="No picture, just my initials" />
          <span aria-hidden>{initials}</span>
        </label>
      </AvatarGrid>
    </FieldSet>
  )
}

type Progress =
  | { is: 'idle' | 'uploading' | 'saved' }
  /** The chosen avatar; empty for none. */
  | { is: 'choosing'; avatar: string }
  | { is: 'refused'; message: string }

const messageOf = (error: unknown): string => {
  if (error instanceof PictureRefusal) return error.message
  const fields = error instanceof ApiError ? error.fieldErrors : {}
  return fields.picture ?? fields.profileImage ?? serverMessage(error)
}

/**
 * Sends the changes of the picture one after the other, so that the last choice wins. Choices that were replaced
 * before they were sent are skipped, for example those that arrow keys pass over.
 */
function usePictureChange(onUser: (user: CurrentUser) => void) {
  const [progress, setProgress] = useState<Progress>({ is: 'idle' })
  const queue = useRef(Promise.resolve())
  const latest = useRef(0)

  const change = (whileSending: Progress, send: () => Promise<CurrentUser>) => {
    latest.current += 1
    const position = latest.current
    setProgress(whileSending)
    queue.current = queue.current.then(async () => {
      const isLatest = () => position === latest.current
      if (!isLatest()) return
      try {
        onUser(await send())
        if (isLatest()) setProgress({ is: 'saved' })
      } catch (error) {
        if (isLatest()) setProgress({ is: 'refused', message: messageOf(error) })
      }
    })
  }

  const refuse = (message: string) => setProgress({ is: 'refused', message })

  return { progress, change, refuse }
}
