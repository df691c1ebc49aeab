/** The contract of an endpoint as types only, so that a program that names an endpoint loads no schema. */
import type { KnownContract } from './all-contracts.ts'
import type { Contract, ContractInput, ContractOutput, Endpoint } from './contract.ts'

/** The contract of an endpoint, found by its method and path; a contract is its own. */
export type ContractOf<E extends Endpoint> = E extends Contract
  ? E
  : Extract<KnownContract, Pick<E, 'method' | 'path'>>

/** What a caller of an endpoint passes. */
export type EndpointInput<E extends Endpoint> = ContractInput<ContractOf<E>>

/** What an endpoint returns when it succeeds. */
export type EndpointOutput<E extends Endpoint> = ContractOutput<ContractOf<E>>
