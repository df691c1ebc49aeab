import {
  mayOperator,
  type OperatorRole,
  type Permission,
} from '@farandfew/domain/contract/roles.ts'
import { createContext, use } from 'react'

/** The role of the signed-in operator. */
export const Role = createContext<OperatorRole>('owner')

/** Whether the role of the operator has a permission. The API decides: this only hides what it would refuse. */
export const useMay = (permission: Permission): boolean => mayOperator(use(Role), permission)
