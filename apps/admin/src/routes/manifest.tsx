import { useParams } from 'react-router-dom'
import { ManifestView } from '../features/travel-details/manifest-view.tsx'
import { Page } from '../shared/page/page.tsx'
import { Allowed } from '../shared/role/allowed.tsx'

/** The manifest of a departure. */
export default function ManifestPage() {
  const id = Number(useParams()['id'])
  return (
    <Page title="Manifest">
      <Allowed
        to="read-travel-details"
        otherwise={<p>Your role cannot open travel details, which the manifest contains.</p>}
      >
        <ManifestView key={id} id={id} />
      </Allowed>
    </Page>
  )
}
