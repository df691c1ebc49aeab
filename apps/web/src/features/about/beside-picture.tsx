import { momentPictures } from '@farandfew/domain/pictures'
import { Picture, Poster } from '@farandfew/ui/image'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface BesidePictureProps {
  /** The name of one of the club's moments. */
  name: string
  children: ReactNode
}

/** A text with one picture: beside it where there is room, below it where there is none. */
export function BesidePicture({ name, children }: BesidePictureProps) {
  const picture = momentPictures.find(({ src }) => src.endsWith(`/${name}.svg`))
  return (
    <Split>
      {children}
      {picture && (
        <Frame>
          <Picture {...picture} />
        </Frame>
      )}
    </Split>
  )
}

const Split = styled.div`
  display: grid;
  gap: 48px;
  align-items: start;
  ${({ theme }) => theme.media.ml} {
    grid-template-columns: 3fr 2fr;
    gap: 80px;
  }
`

const Frame = styled(Poster)`
  max-width: 520px;
  ${({ theme }) => theme.media.ml} {
    position: sticky;
    top: 100px;
  }
`
