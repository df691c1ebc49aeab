import { momentPictures } from '@farandfew/domain/pictures/moments.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { Poster } from '@farandfew/ui/image/poster.ts'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface MessageProps {
  title: string
  lead: ReactNode
  /** What the visitor can do next. */
  children: ReactNode
}

/** A page that says one thing: next to a picture on a wide screen, below it on a narrow one. */
export function Message({ title, lead, children }: MessageProps) {
  const picture = momentPictures.find(({ src }) => src.endsWith('/long-table.svg'))
  return (
    <Split>
      <PageHeader title={title} lead={lead}>
        {children}
      </PageHeader>
      {picture && (
        <Poster>
          <Picture {...picture} eager />
        </Poster>
      )}
    </Split>
  )
}

const Split = styled.div`
  max-width: calc(${theme.widths.page} + 64px);
  margin-inline: auto;
  padding-bottom: clamp(40px, 7vw, 80px);
  > div {
    max-width: 520px;
    margin-inline: 20px;
  }
  ${theme.media.md} {
    > div {
      margin-inline: 32px;
    }
  }
  ${theme.media.ml} {
    display: grid;
    grid-template-columns: 3fr 2fr;
    padding-top: clamp(40px, 7vw, 80px);
    > header {
      padding-block: 0;
    }
    > div {
      margin-left: 0;
    }
  }
`
