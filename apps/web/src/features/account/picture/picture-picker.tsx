import { call } from '@farandfew/api-client'
import { uploadPicture } from '@farandfew/domain/member-pictures/member-pictures.contract.ts'
import { pictureMessages } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { updateProfile } from '@farandfew/domain/members/profile.contract.ts'
import type { CurrentUser } from '@farandfew/domain/members/user.ts'
import { avatars } from '@farandfew/domain/pictures/avatars.ts'
import { preparePicture } from '@farandfew/ui/image/prepare-picture.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { useState } from 'react'
import { initialsOf } from './avatar.tsx'
import { AvatarChoice } from './avatar-choice.tsx'
import { Picker, PictureFrame } from './picture-picker.styles.ts'
import { PictureUpload } from './picture-upload.tsx'
import { usePictureChange } from './use-picture-change.ts'

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
    <PictureFrame>
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
    </PictureFrame>
  )
}
