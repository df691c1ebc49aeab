import type { Decision } from '@farandfew/domain/invites/admin-invites.ts'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { visuallyHidden } from '@farandfew/ui/page/visually-hidden.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useEffect, useRef } from 'react'
import { css, styled } from 'styled-components'
import { Instant } from '../../shared/format/instant.tsx'
import { Allowed } from '../../shared/role/allowed.tsx'
import { AssignDeparture, canAssign } from './assign-departure.tsx'
import { DecisionForm, type DecisionFormProps } from './decision-form.tsx'
import { keyOf } from './invites.data.ts'
import { Sheet, LongText } from './invites.styles.ts'
import { InviteStatusBadge } from '../../shared/format/invite-status-badge.tsx'
import { TakeBack } from './take-back.tsx'
import type { NoteDraft } from './use-decisions.ts'

/** What is to be said of the mail; that it was sent is among the emails to them. */
const mailTexts: Readonly<Record<Decision['mail'], string | undefined>> = {
  waiting: 'The email is on its way.',
  sent: undefined,
  failed: 'The email could not be delivered.',
  none: 'No email was sent.',
}

/** The form of a decision, or how the request was decided. */
export function DecisionPart({ detail, decisions, ...keys }: DecisionFormProps) {
  const { invite, decision } = detail
  const key = keyOf(invite)
  const failure = decisions.failure?.key === key ? decisions.failure : undefined
  const part = useFocusAfterChange(invite.status)
  const draft = decisions.drafts.get(key) as NoteDraft | undefined
  const typed = draft?.note.trim()
  const unsentNote = decision && !decisions.isUndoing && typed !== decision.note ? typed : undefined
  return (
    <StickySheet
      ref={part}
      $open={invite.status === 'pending'}
      aria-labelledby="invite-decision"
      tabIndex={-1}
    >
      <h3 id="invite-decision">The decision</h3>
      {decision ? (
        <>
          <Decided decision={decision} />
          {detail.assignment && <TakeBack detail={detail} assignment={detail.assignment} />}
          {invite.status === 'approved' && canAssign(detail) && (
            <Allowed to="manage-bookings">
              <AssignDeparture detail={detail} />
            </Allowed>
          )}
        </>
      ) : invite.status === 'withdrawn' ? (
        <p>The applicant has withdrawn this request.</p>
      ) : (
        <Allowed to="manage-bookings" otherwise={<p>Not decided yet.</p>}>
          <DecisionForm detail={detail} decisions={decisions} {...keys} />
        </Allowed>
      )}
      <div role="alert">{failure && <Failure>{failure.message}</Failure>}</div>
      {unsentNote && (
        <>
          <h4>Your note, which was not sent</h4>
          <LongText>{unsentNote}</LongText>
        </>
      )}
    </StickySheet>
  )
}

/** Focuses the element after a change that removed the button which had the focus. */
function useFocusAfterChange(value: string) {
  const element = useRef<HTMLElement>(null)
  const previous = useRef(value)
  useEffect(() => {
    if (previous.current !== value && isFocusLost()) element.current?.focus()
    previous.current = value
  }, [value])
  return element
}

function Decided({ decision }: { decision: Decision }) {
  const { status, decidedAt, decidedBy, note, mail, undoMs } = decision
  const text =
    mail === 'waiting' && undoMs > 0
      ? 'The email goes in a few seconds. You can undo the decision until then.'
      : mailTexts[mail]
  return (
    <>
      <p>
        <InviteStatusBadge status={status} />
        <span>{` by ${decidedBy ?? 'an unnamed operator'}, `}</span>
        <Instant value={decidedAt} />
      </p>
      {text !== undefined && <Quiet>{text}</Quiet>}
      {note !== null && (
        <>
          <h4>Note to the applicant</h4>
          <LongText>{note}</LongText>
        </>
      )}
    </>
  )
}

const staysVisible = css`
  position: sticky;
  bottom: 0;
  box-shadow: ${theme.shadows.float};
`

/**
 * While open it stays visible below a long group, if the window is high enough, as low as possible: only its buttons are seen.
 */
const StickySheet = styled(Sheet)<{ $open: boolean }>`
  padding-block: ${({ $open }) => ($open ? '10px' : undefined)};
  && :is(button, textarea) {
    scroll-margin-bottom: 0;
  }
  ${({ $open }) =>
    $open &&
    css`
      > h3 {
        ${visuallyHidden}
      }
      @media (min-height: 640px) {
        ${staysVisible}
      }
      ${theme.below.ml} {
        padding-inline: 12px;
        button {
          padding-inline: 14px;
        }
      }
    `}
`

const Failure = styled.p`
  margin-top: 12px;
  color: ${theme.colors.danger};
  font-weight: ${theme.fontWeights.label};
`
