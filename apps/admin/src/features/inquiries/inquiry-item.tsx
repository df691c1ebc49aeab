import { endpointKey } from '@farandfew/api-client'
import type { AdminInquiry } from '@farandfew/domain/inquiries/admin-inquiries.ts'
import {
  answerAdminInquiry,
  getAdminInquiry,
  listAdminInquiries,
} from '@farandfew/domain/inquiries/admin-inquiries.contract.ts'
import { getOpenWork } from '@farandfew/domain/today/admin-today.contract.ts'
import { inquiryReplyHours } from '@farandfew/domain/constants/limits.ts'
import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { ActionButton } from '@farandfew/ui/button/action-button.tsx'
import { Button } from '@farandfew/ui/button/button.tsx'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { inquiryDestinations } from '@farandfew/domain/inquiries/inquiry-destinations.ts'
import { Actions, Quiet, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { showAnswer } from '../../shared/calls/cached-reads.ts'
import { useOfferedActions } from '../../shared/actions/offered-actions.ts'
import { useCall } from '../../shared/calls/use-call.ts'
import { describePromise } from '../../shared/format/describe-wait.ts'
import { AnnotationsPart } from '../../shared/annotations/annotations-part.tsx'
import { Instant } from '../../shared/format/instant.tsx'
import { ButtonKey } from '../../shared/keys/key.ts'
import { useIsSettled } from '../../shared/keys/use-is-settled.ts'
import { useShortcut } from '../../shared/keys/shortcuts.ts'
import { explainFailure } from '../../shared/notices/explain-failure.ts'
import { MailHistory } from '../mailings/mail-history.tsx'
import { ReplyForm } from './reply-form.tsx'
import { Allowed } from '../../shared/role/allowed.tsx'
import { useMay } from '../../shared/role/role.ts'
import { Body, Excerpt, Head, Message, Name, Sheet } from '../../shared/table/open-item.styles.ts'

interface InquiryItemProps {
  inquiry: AdminInquiry
  /** The current time in milliseconds. */
  now: number
  open: boolean
  /** Whether single letters are shortcuts. */
  singleKeys?: boolean
  /** Whether it was opened after an answer to another one. */
  openedByItself?: boolean
  onToggle: () => void
  /** Called when the operator marks it as answered. */
  onAnswered?: (id: number) => void
}

/** One inquiry: a line that opens to show the whole message and its actions. */
export function InquiryItem(props: InquiryItemProps) {
  const { inquiry, now, open, onToggle } = props
  const id = useId()
  const { name, createdAt, message } = inquiry
  return (
    <Sheet aria-labelledby={id}>
      <Head>
        <Name>
          <button id={id} type="button" aria-expanded={open} onClick={onToggle}>
            <bdi>{name}</bdi>
            <span>{` · ${inquirySubject(inquiry)}`}</span>
          </button>
        </Name>
        <Quiet row>
          <Instant value={createdAt} />
          <InquiryBadge inquiry={inquiry} now={now} />
          {inquiry.assignee !== null && <span>{`With ${inquiry.assignee}`}</span>}
          {inquiry.tags.map((tag) => (
            <Badge key={tag} tone="neutral">
              {tag}
            </Badge>
          ))}
        </Quiet>
        {!open && <Excerpt>{message}</Excerpt>}
      </Head>
      {open && <OpenInquiry {...props} />}
    </Sheet>
  )
}

function InquiryBadge({ inquiry, now }: { inquiry: AdminInquiry; now: number }) {
  if (inquiry.answeredAt) return <Badge tone="sea">Answered</Badge>
  const { late, words } = describePromise(inquiry.createdAt, inquiryReplyHours, now)
  return <Badge tone={late ? 'red' : 'amber'}>{words}</Badge>
}

/**
 * Marks an inquiry as answered or not answered. The mark changes at once and changes back if the API refuses it. The
 * inquiry keeps its place in the list until the list is read again.
 */
function useAnsweredMark(inquiry: AdminInquiry) {
  const client = useQueryClient()
  const at = { params: { id: String(inquiry.id) } }
  const shows = [endpointKey(getAdminInquiry, at), endpointKey(listAdminInquiries)]
  const show = (shown: AdminInquiry) => {
    for (const key of shows) showAnswer(client, key, shown)
  }
  const { send, busy } = useCall(answerAdminInquiry, {
    shows,
    reloads: [endpointKey(getOpenWork)],
    onFailure: (error) => {
      show(inquiry)
      toast({
        title: `The inquiry of ${inquiry.name} was not marked`,
        description: explainFailure(error, 'Please try again.'),
        variant: 'destructive',
      })
    },
  })
  return {
    /** Shows that a reply has answered it. */
    showAnswered: (answeredBy: string | null) =>
      show({ ...inquiry, answeredAt: new Date().toISOString(), answeredBy }),
    mark: (answered: boolean) => {
      send({ ...at, body: { answered } })
      const answeredAt = answered ? new Date().toISOString() : null
      show({ ...inquiry, answeredAt, answeredBy: null })
    },
    isPending: busy,
  }
}

function OpenInquiry(props: InquiryItemProps) {
  const { inquiry, singleKeys = false, openedByItself = false, onAnswered } = props
  const { mark, showAnswered, isPending } = useAnsweredMark(inquiry)
  const [isReplying, setIsReplying] = useState(false)
  const mayWrite = useMay('write')
  const mailsId = useId()
  const { email, message, answeredAt, answeredBy } = inquiry
  const isAnswered = answeredAt !== null
  const toggleMark = () => {
    mark(!isAnswered)
    if (!isAnswered) onAnswered?.(inquiry.id)
  }
  const isSettled = useIsSettled(openedByItself)
  const markByKey = () => {
    if (isSettled() && !isAnswered && !isPending) toggleMark()
  }
  const replyByKey = () => {
    if (isSettled()) setIsReplying(true)
  }
  const hasKey = singleKeys && mayWrite
  const markLabel = isAnswered ? 'Mark as not answered' : 'Mark as answered'
  useOfferedActions(
    mayWrite
      ? [
          ...(isReplying ? [] : [{ name: 'Reply', run: () => setIsReplying(true) }]),
          { name: markLabel, atOnce: true as const, run: toggleMark },
        ]
      : [],
  )
  useShortcut('a', 'Mark as answered', markByKey, { enabled: hasKey, of: String(inquiry.id) })
  useShortcut('r', 'Reply', replyByKey, { enabled: hasKey, of: String(inquiry.id) })
  return (
    <Body>
      <Message>{message}</Message>
      <Quiet row>{email}</Quiet>
      {isAnswered && !isPending && (
        <Quiet row>
          <span>
            <span>{`Marked as answered ${answeredBy !== null ? `by ${answeredBy}, ` : ''}`}</span>
            <Instant value={answeredAt} />
          </span>
        </Quiet>
      )}
      {isReplying && (
        <ReplyForm
          inquiry={inquiry}
          onSent={(operator) => {
            setIsReplying(false)
            showAnswered(operator)
            onAnswered?.(inquiry.id)
          }}
          onClose={() => setIsReplying(false)}
        />
      )}
      <Actions>
        {!isReplying && (
          <Allowed to="write">
            <Button
              variant={isAnswered ? 'secondary' : 'primary'}
              aria-keyshortcuts={hasKey ? 'R' : undefined}
              onClick={() => setIsReplying(true)}
            >
              Reply {hasKey && <ButtonKey aria-hidden="true">R</ButtonKey>}
            </Button>
          </Allowed>
        )}
        <Allowed to="write">
          <ActionButton
            variant={isAnswered ? 'quiet' : 'secondary'}
            busy={isPending}
            busyLabel="Saving..."
            aria-keyshortcuts={hasKey && !isAnswered ? 'A' : undefined}
            onAction={toggleMark}
          >
            <span>{`${markLabel} `}</span>
            {hasKey && !isAnswered && <ButtonKey aria-hidden="true">A</ButtonKey>}
          </ActionButton>
        </Allowed>
        <Button as="a" variant="quiet" href={replyLink(inquiry)}>
          Reply in your own email app
        </Button>
      </Actions>
      <Stack as="section" marginTop={2} gap={3} aria-labelledby={mailsId}>
        <h3 id={mailsId}>Emails to them</h3>
        <MailHistory kind="inquiry" id={inquiry.id} hasForm />
      </Stack>
      <AnnotationsPart subject={{ kind: 'inquiry', id: inquiry.id }} />
    </Body>
  )
}

type Subject = Pick<AdminInquiry, 'destination' | 'tripTitle'>

/** What an inquiry is about: the trip whose page it came from, otherwise the destination as the form shows it. */
const inquirySubject = ({ destination, tripTitle }: Subject): string =>
  tripTitle ??
  inquiryDestinations.find((option) => option.value === destination)?.label ??
  destination

/** Opens the operator's mail program with a reply to an inquiry (RFC 6068). */
function replyLink({ email, ...about }: Subject & { email: string }): string {
  const subject = `Your inquiry to ${brand.name}: ${inquirySubject(about)}`
  // RFC 6068 allows a plain @.
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`
}
