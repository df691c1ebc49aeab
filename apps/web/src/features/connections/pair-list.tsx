import type {
  ConnectionList,
  ContactDetails,
} from '@farandfew/domain/connections/connection-views.ts'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { Panel } from '@farandfew/ui/primitives/blocks.ts'
import { Grid, Heading, Quiet, Row } from '@farandfew/ui/primitives/primitives.ts'
import { useEffect, useId, useRef } from 'react'
import { Quotation } from '../../shared/layout/quotation.ts'
import { MemberAvatar } from '../../shared/layout/member-avatar.tsx'
import { PairActions } from './pair-actions.tsx'

interface PairListProps {
  title: string
  pairs: ConnectionList['pairs']
  /** What the signed-in member shares. */
  shared: ContactDetails
  /** Shown if the list is empty. Without it, an empty list does not appear. */
  empty?: string
}

/** Members with a request or a connection, each with the next step. */
export function PairList({ title, pairs, shared, empty }: PairListProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const count = useRef(pairs.length)
  // Who leaves the list may take the focus along.
  useEffect(() => {
    const isShorter = pairs.length < count.current
    count.current = pairs.length
    if (isShorter && isFocusLost()) {
      ;(heading.current ?? document.querySelector('h1'))?.focus({ preventScroll: true })
    }
  }, [pairs.length])
  if (pairs.length === 0 && !empty) return null
  return (
    <section aria-labelledby={id}>
      <Heading marginBottom={4} id={id} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {pairs.length === 0 ? (
        <Quiet>{empty}</Quiet>
      ) : (
        <Grid as="ul" minWidth={320} align="start" role="list">
          {pairs.map((pair) => (
            <Panel as="li" gap={3} padding={5} key={pair.memberId}>
              <Row wrap={false} gap={3}>
                <MemberAvatar member={pair.member} />
                <Heading as="h3" size="title" anywhere>
                  {pair.member.name}
                </Heading>
              </Row>
              {pair.state === 'asked' && pair.note && <Quotation>{pair.note}</Quotation>}
              <PairActions member={pair.member} pair={pair} shared={shared} />
            </Panel>
          ))}
        </Grid>
      )}
    </section>
  )
}
