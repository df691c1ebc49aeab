import { allContracts } from '../all-contracts/all-contracts.ts'

/** The label of every action that a call may add to the audit log. */
export const actionsOfCalls: Readonly<Record<string, string>> = Object.assign(
  {},
  ...[...allContracts.keys()].map(({ audit = {} }) => audit),
)
