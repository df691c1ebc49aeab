import { Badge } from '@farandfew/ui/badge/badge.tsx'
import { Heading } from '@farandfew/ui/primitives/primitives.ts'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { MemberAvatar } from '../../shared/layout/member-avatar.tsx'
import { ListPanel } from './roommates.styles.ts'

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
    <ListPanel aria-labelledby={id}>
      <Head>
        {roommate && <MemberAvatar member={roommate} size={64} />}
        <div>
          <Heading as="h3" size="title" id={id}>
            {title}
          </Heading>
          {badge && <Badge tone={tone}>{badge}</Badge>}
        </div>
      </Head>
      {children}
    </ListPanel>
  )
}

const Head = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  h3 + * {
    margin-top: 6px;
  }
`
