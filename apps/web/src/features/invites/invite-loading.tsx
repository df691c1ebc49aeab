import { PageHeader } from '@farandfew/ui/page/page-header.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { VisuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Shape } from '@farandfew/ui/primitives/primitives.ts'
import { Page } from '../../shared/head/page.tsx'

/** Whether the trip can be booked is not known before it is loaded. */
const neutralHeading = 'Request Invite'

/** The heading and a placeholder, shown while the trip loads. */
export function InviteLoading({ path, name }: { path: string; name: string | undefined }) {
  const title = [neutralHeading, name].filter(Boolean)
  return (
    <Page title={title.join(' - ')} description={`${title.join(': ')}.`} path={path}>
      <PageHeader title={neutralHeading} lead={name} />
      <Section>
        <VisuallyHidden as="p" role="status">
          Loading the trip
        </VisuallyHidden>
        <Shape marginBottom={5} width="60%" height="32px" />
        <Shape marginBottom={5} height="400px" />
      </Section>
    </Page>
  )
}
