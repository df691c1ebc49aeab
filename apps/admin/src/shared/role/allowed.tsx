import type { Permission } from '@farandfew/domain/contract/roles.ts'
import type { ReactNode } from 'react'
import { useMay } from './role.ts'

interface AllowedProps {
  to: Permission
  children: ReactNode
  /** Shown to the others; by default nothing, because the page's note says what the role may do. */
  otherwise?: ReactNode
}

/** Renders what only operators with a permission may use. */
export const Allowed = ({ to, children, otherwise = null }: AllowedProps) =>
  useMay(to) ? children : otherwise
