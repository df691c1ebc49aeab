import type { DestinationInfo } from '@farandfew/domain/availability'
import { PageHeader, Section, VisuallyHidden } from '@farandfew/ui/page'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { Page } from '../../shared/head/page.tsx'

/** Whether the trip can be booked is not known before it is loaded. */
const neutralHeading = 'Request Invite'

/** The heading and a placeholder, shown while the trip loads. */
export function InviteLoading({ info }: { info: DestinationInfo }) {
  const path = paths.requestInvite(info.slug)
  return (
    <Page
      title={`Request Invite - ${info.name}`}
      description={`${neutralHeading}: ${info.name}.`}
      path={path}
    >
      <PageHeader title={neutralHeading} lead={info.name} />
      <Section>
        <VisuallyHidden as="p" role="status">
          Loading the trip
        </VisuallyHidden>
        <Block style={{ width: '60%', height: 32 }} />
        <Block style={{ height: 400 }} />
      </Section>
    </Page>
  )
}

const Block = styled.div`
  margin-bottom: 20px;
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.shade};
`
