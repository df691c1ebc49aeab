import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { LineIcon, linePaths } from '../layout/icons.tsx'
import { AppLink } from './app-link.tsx'

/** The link above a page's heading to the page that it belongs to. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Line href={href}>
    <LineIcon path={linePaths.back} size={18} />
    <span>{children}</span>
  </Line>
)

const Line = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  color: inherit;
`
