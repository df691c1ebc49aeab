import { styled } from 'styled-components'
import { breakpoints } from '../theme/theme.ts'
import { type PictureProps, usePicture } from './picture.tsx'

interface NarrowPictureProps extends PictureProps {
  /** What a screen below the breakpoint `split` shows instead: the same, drawn for its shape. */
  narrow: Pick<PictureProps, 'src' | 'width' | 'height'>
}

/** A Picture that is another one on narrow screens. */
export function NarrowPicture({ narrow, ...props }: NarrowPictureProps) {
  const [image, hasFailed] = usePicture(props)
  if (hasFailed) return image
  return (
    <Choice>
      <source
        media={`(max-width: ${breakpoints.split - 1}px)`}
        srcSet={narrow.src}
        width={narrow.width}
        height={narrow.height}
      />
      {image}
    </Choice>
  )
}

/** Its image is laid out as if it stood alone. */
const Choice = styled.picture`
  display: contents;
`
