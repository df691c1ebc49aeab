import { inviteSubject } from '@farandfew/domain/annotations/admin-annotations.ts'
import type { InviteName, AdminInviteDetail } from '@farandfew/domain/invites/admin-invites.ts'
import { UiLink } from '@farandfew/ui/link/link.tsx'
import { paths } from '../../shared/paths.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { Grid, Heading, Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { type Ref } from 'react'
import { styled } from 'styled-components'
import { AnnotationsPart } from '../../shared/annotations/annotations-part.tsx'
import { useMay } from '../../shared/role/role.ts'
import { useShortcut } from '../../shared/keys/shortcuts.ts'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { MailHistory } from '../mailings/mail-history.tsx'
import { Instant } from '../../shared/format/instant.tsx'
import { Bar } from '../../shared/table/table.styles.ts'
import { ApplicantPart } from './applicant-part.tsx'
import { DecisionPart } from './decision-part.tsx'
import { describeInviteWait, describeRequest } from './describe-request.ts'
import { GroupPart } from './group-part.tsx'
import { keyOf, useInvite } from './invites.data.ts'
import { Sheet } from './invites.styles.ts'
import { InviteStatusBadge } from '../../shared/format/invite-status-badge.tsx'
import { useNow } from '../../shared/format/use-now.ts'
import type { Decisions } from './use-decisions.ts'

interface InvitePanelProps {
  name: InviteName
  /** The applicant's name in the queue, shown while the request loads. */
  applicant: string | undefined
  decisions: Decisions
  singleKeys: boolean
  /** Whether the page opened it after a decision about another one. */
  openedByItself: boolean
  headingRef: Ref<HTMLHeadingElement>
  onClose: () => void
}

/** The open request: the applicant, the group they would join, and the decision. */
export function InvitePanel(props: InvitePanelProps) {
  const { name, applicant, decisions, singleKeys, openedByItself, headingRef, onClose } = props
  const query = useInvite(name)
  const now = useNow()
  const failed = !query.data && query.errorUpdateCount > 0
  // A key that follows J at once is about this request, although its form is not there yet.
  const mayDecide = useMay('manage-bookings')
  const waits = {
    enabled: mayDecide && singleKeys && !openedByItself && !query.data && !failed,
    of: keyOf(name),
    isPending: true,
  }
  useShortcut('a', 'Approve', () => undefined, waits)
  useShortcut('r', 'Reject', () => undefined, waits)
  return (
    <Parts
      as="section"
      aria-labelledby="invite-heading"
      aria-busy={(!query.data && !failed) || undefined}
    >
      <Back variant="secondary" onClick={onClose}>
        Back to the queue
      </Back>
      <Heading anywhere id="invite-heading" ref={headingRef} tabIndex={-1}>
        <bdi>{query.data?.applicant.name ?? applicant ?? 'Request'}</bdi>
      </Heading>
      <Loaded
        query={query}
        loading={
          <Sheet aria-hidden="true">
            <Bar />
            <Bar />
            <Bar />
          </Sheet>
        }
        failed="We could not load this request."
      >
        {(detail) => (
          <>
            <div>
              <p>
                <InviteStatusBadge status={detail.invite.status} />
                <span> </span>
                <Requested invite={detail.invite} />
              </p>
              {detail.invite.tags.length > 0 && (
                <p>
                  {detail.invite.tags.map((tag) => (
                    <Badge key={tag} tone="neutral">
                      {tag}
                    </Badge>
                  ))}
                </p>
              )}
              <Quiet>
                Received <Instant value={detail.invite.createdAt} />
                <span>{`. ${describeInviteWait(detail.invite, now).words}.`}</span>
              </Quiet>
            </div>
            <Grid columns={2} from="lg" align="start">
              <ApplicantPart detail={detail} />
              <GroupPart detail={detail} />
            </Grid>
            <Sheet aria-labelledby="invite-mails">
              <h3 id="invite-mails">Emails to them</h3>
              <MailHistory
                kind={`${detail.invite.kind}-invite`}
                id={detail.invite.id}
                version={`${detail.decision?.decidedAt} ${detail.decision?.mail}`}
              />
            </Sheet>
            <Sheet as="div">
              <AnnotationsPart subject={inviteSubject(detail.invite)} />
            </Sheet>
            <DecisionPart
              detail={detail}
              decisions={decisions}
              singleKeys={singleKeys}
              openedByItself={openedByItself}
            />
          </>
        )}
      </Loaded>
    </Parts>
  )
}

/** What was asked for, which leads to the departure if there is one. */
function Requested({ invite }: Pick<AdminInviteDetail, 'invite'>) {
  const words = describeRequest(invite)
  if (invite.scheduleId === null) return <span>{words}</span>
  return <UiLink href={paths.departure(invite.scheduleId)}>{words}</UiLink>
}

/** What gets the focus scrolls to above the decision, which stays visible. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  a,
  button,
  input,
  select,
  textarea {
    scroll-margin-bottom: 160px;
  }
`

/** Only a phone hides the queue. */
const Back = styled(Button)`
  justify-self: start;
  ${theme.media.ml} {
    display: none;
  }
`
