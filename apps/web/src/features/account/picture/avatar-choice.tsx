import type { Picture } from '@farandfew/domain/pictures/pictures.ts'
import { FieldSet } from '@farandfew/ui/primitives/field-set.ts'
import { useId } from 'react'
import { AvatarGrid, AvatarTile } from './picture-picker.styles.ts'

interface AvatarChoiceProps {
  avatars: readonly Picture[]
  /** Shown for the option without a picture. */
  initials: string
  /** The URL of the chosen avatar; empty for no picture. */
  chosen: string
  onChoose: (src: string) => void
}

/** Radio buttons for the club's avatars and for no picture. */
export function AvatarChoice({ avatars, initials, chosen, onChoose }: AvatarChoiceProps) {
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
            <AvatarTile>
              <img src={src} alt={alt} width={width} height={height} loading="lazy" />
            </AvatarTile>
          </label>
        ))}
        <label>
          <input {...radioProps('')} aria-label="No picture, just my initials" />
          <AvatarTile aria-hidden>{initials}</AvatarTile>
        </label>
      </AvatarGrid>
    </FieldSet>
  )
}
