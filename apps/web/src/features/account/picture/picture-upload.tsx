import { FieldError } from '@farandfew/ui/field/field.styles.ts'
import { SubmitButton } from '@farandfew/ui/form/submit-button.tsx'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { type DragEvent, useId, useRef, useState } from 'react'
import { DropZone } from './picture-picker.styles.ts'

interface PictureUploadProps {
  busy: boolean
  /** Why the last picture was rejected. */
  error: string | undefined
  onFiles: (files: readonly File[]) => void
}

/** Uploads a picture, chosen with the button or dropped onto this area. */
export function PictureUpload({ busy, error, onFiles }: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const { isOver, dropProps } = useDrop((files) => {
    if (!busy) onFiles(files)
  })
  return (
    <DropZone $isOver={isOver} {...dropProps}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture file"
        accept="image/*"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Lets the same file be chosen again.
          event.target.value = ''
        }}
      />
      <SubmitButton
        type="button"
        size="md"
        variant="secondary"
        busy={busy}
        busyLabel="Uploading..."
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        onClick={() => input.current?.click()}
      >
        Upload a picture
      </SubmitButton>
      <Quiet id={`${id}-hint`}>
        A photo in any size. We crop it to a square and remove location data.
        <span> You can also drop it here.</span>
      </Quiet>
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </DropZone>
  )
}

/** Drag and drop of files onto an element. */
function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const leave = (event: DragEvent) => {
    const to = event.relatedTarget
    if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return { isOver, dropProps: { onDragOver: over, onDragLeave: leave, onDrop: drop } }
}
