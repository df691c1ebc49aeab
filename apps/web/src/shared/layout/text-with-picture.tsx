import { momentPictures } from '@farandfew/domain/pictures/moments.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Poster } from '@farandfew/ui/image/poster.ts'
import { Grid } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface TextWithPictureProps {
  /** The file name of one of the club's moment pictures, without its extension. */
  name: string
  /** Whether the picture is on the first screen. */
  eager?: boolean
  children: ReactNode
}

/** A text with a picture: next to it on a wide screen, below it on a narrow one. */
export function TextWithPicture({ name, eager = false, children }: TextWithPictureProps) {
  const picture = momentPictures.find(({ src }) => src.endsWith(`/${name}.svg`))
  return (
    <Grid columns={[3, 2]} from="ml" gap={20} rowGap={12} align="start">
      {children}
      {picture && (
        <Frame>
          <Picture {...picture} eager={eager} />
        </Frame>
      )}
    </Grid>
  )
}

const Frame = styled(Poster)`
  max-width: 520px;
  ${theme.media.ml} {
    position: sticky;
    top: 100px;
  }
`
