import { notFoundPicture } from '@farandfew/domain/pictures/not-found-picture.ts'
import { Button, ButtonLink } from '@farandfew/ui/button/button.tsx'
import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { useNavigate } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { Page } from '../shared/head/page.tsx'

const explanation = "The page you're looking for doesn't exist or has been moved."

/** Shown for every unknown path. */
export default function NotFoundPage() {
  const navigate = useNavigate()
  return (
    <Page title="Page Not Found" description={explanation}>
      <PageHeader title="404 - Page Not Found" lead={explanation} image={notFoundPicture}>
        <ButtonLink href={paths.home}>Back to Homepage</ButtonLink>
        <Button variant="secondary" onClick={() => void navigate(-1)}>
          Go Back
        </Button>
      </PageHeader>
    </Page>
  )
}
