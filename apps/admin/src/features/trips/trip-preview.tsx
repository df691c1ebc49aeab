import { LinkProvider, type UiLinkProps } from '@farandfew/ui/link/link.tsx'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { lightDeclarations } from '@farandfew/ui/theme/switchable-colors.ts'
import { memo, useDeferredValue, useId } from 'react'
import { styled } from 'styled-components'
import { CardPreview, PagePreview } from './page-preview.tsx'
import { siteSource } from '../../shared/pictures/site-picture.ts'
import { toTripFields, type TripDraft } from './trip-draft.ts'

/** A link of the preview that does nothing. */
function StillLink({ href: _href, ...rest }: UiLinkProps) {
  return <a {...rest} role="link" aria-disabled="true" />
}

interface PreviewProps {
  id: number
  draft: TripDraft
  siteUrl: string
}

/** The trip's card and page as the draft describes them. Typing has priority over updating it. */
export function TripPreview({ id, draft, siteUrl }: PreviewProps) {
  const headingId = useId()
  const settled = useDeferredValue(draft)
  return (
    <Side aria-labelledby={headingId} tabIndex={0}>
      <h2 id={headingId}>Preview of the draft</h2>
      <LinkProvider component={StillLink}>
        <Draft id={id} draft={settled} siteUrl={siteUrl} />
      </LinkProvider>
    </Side>
  )
}

const Draft = memo(function Draft({ id, draft, siteUrl }: PreviewProps) {
  const fields = toTripFields(draft)
  const images = fields.images.map((address) => siteSource(siteUrl, address.trim()))
  const trip = { ...fields, id, images }
  return (
    <>
      <p>Card</p>
      <OnPaper>
        <CardPreview trip={trip} />
      </OnPaper>
      <p>Page on a phone</p>
      <Site>
        <PagePreview trip={trip} />
      </Site>
    </>
  )
})

const Side = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  ${theme.media.lg} {
    position: sticky;
    top: 16px;
    max-height: calc(100vh - 32px);
    overflow-y: auto;
  }
  > h2 {
    font-size: ${theme.fontSizes.title};
  }
  > p {
    color: ${theme.colors.inkSoft};
  }
`

/** The site has no dark theme. */
const Site = styled.div`
  ${lightDeclarations}
  color-scheme: light;
  min-width: 0;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.paper};
  color: ${theme.colors.ink};
  overflow-wrap: anywhere;
`

const OnPaper = styled(Site)`
  padding: 16px;
`
