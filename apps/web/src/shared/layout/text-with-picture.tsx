import { momentPictures } from '@farandfew/domain/pictures/moments.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Poster } from '@farandfew/ui/image/poster.ts'
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
    <Split>
      {children}
      {picture && (
        <Frame>
          <Picture {...picture} eager={eager} />
        </Frame>
      )}
    </Split>
  )
}

const Split = styled.div`
  display: grid;
  gap: 48px;
  align-items: start;
  ${theme.media.ml} {
    grid-template-columns: 3fr 2fr;
    gap: 80px;
  }
`

const Frame = styled(Poster)`
  max-width: 520px;
  ${theme.media.ml} {
    position: sticky;
    top: 100px;
  }
`
