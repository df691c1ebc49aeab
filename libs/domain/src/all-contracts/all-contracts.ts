import { $ZodType } from 'zod/v4/core'
import * as files from './contract-files.ts'
import type { Contract } from '../contract/contract.ts'

const exported = Object.values(files).flatMap((file) => Object.entries<unknown>(file))

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'responses' in value && 'path' in value

/** Every contract of the API with its name, which is its operation id in OpenAPI. Loads every schema. */
export const allContracts: ReadonlyMap<Contract, string> = new Map(
  exported.flatMap(([name, value]) => (isContract(value) ? [[value, name] as const] : [])),
)

/** The schemas of bodies and answers, and of their parts, by the name of their export. */
export const namedSchemas: ReadonlyMap<string, $ZodType> = new Map(
  exported.flatMap(([name, value]) => (value instanceof $ZodType ? [[name, value] as const] : [])),
)
