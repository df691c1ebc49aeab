import { availabilityTexts, type DestinationInfo } from '@farandfew/domain/availability'
import { PageHeader, Section, VisuallyHidden } from '@farandfew/ui/page'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'
import { Page } from '../../shared/head/page.tsx'

/** The heading and a placeholder, shown while the trip loads. */
export function InviteLoading({ info }: { info: DestinationInfo }) {
  const { heading } = availabilityTexts[info.availability].invite
  const path = paths.requestInvite(info.slug)
  return (
    <Page
      title={`Request Invite - ${info.name}`}
      description={`${heading}: ${info.name}.`}
      path={path}
    >
      <PageHeader title={heading} lead={info.name} />
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
