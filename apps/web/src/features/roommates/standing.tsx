import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Panel } from '@farandfew/ui/primitives/blocks.ts'
import { Heading, Row, Stack } from '@farandfew/ui/primitives/primitives.ts'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { MemberAvatar } from '../../shared/layout/member-avatar.tsx'

interface StandingProps {
  title: string
  badge?: string | undefined
  tone?: 'amber' | 'blue'
  roommate?: ComponentProps<typeof MemberAvatar>['member']
  children: ReactNode
}

/** Where the member stands with their room: what is so, what happens next, and by when. */
export function Standing({ title, badge, tone = 'amber', roommate, children }: StandingProps) {
  const id = useId()
  return (
    <Panel anywhere aria-labelledby={id}>
      <Row wrap={false}>
        {roommate && <MemberAvatar member={roommate} size={64} />}
        <Stack gap={1.5} align="start">
          <Heading as="h3" size="title" id={id}>
            {title}
          </Heading>
          {badge && <Badge tone={tone}>{badge}</Badge>}
        </Stack>
      </Row>
      {children}
    </Panel>
  )
}
