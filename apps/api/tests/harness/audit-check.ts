import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Contract } from '@farandfew/domain/contract/contract.ts'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import {
  type KyselyPlugin,
  type QueryId,
  type RootOperationNode,
  TableNode,
  type ValueNode,
  ValuesNode,
} from 'kysely'
import type { DatabaseConnection } from '../../src/platform/db/connect.ts'

/** The tables in which a call of the console has changed rows, and the actions that it has added to the audit log. */
const changes = new AsyncLocalStorage<{ tables: Set<string>; actions: Set<string> }>()

/** They are about the request itself, not about what it changes. */
const ownTables = ['idempotency_keys', 'rate_limits']

/** Calls that may change rows without an entry, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'POST /api/admin/second-factor/offer': 'a secret counts once it is confirmed, which has an entry',
  'POST /api/admin/departures/:id/cancel':
    'a repeat continues what the first one has logged, which a test of its own expects',
}

function tableOf(node: RootOperationNode): string {
  const target =
    node.kind === 'InsertQueryNode'
      ? node.into
      : node.kind === 'UpdateQueryNode'
        ? node.table
        : node.kind === 'DeleteQueryNode'
          ? node.from.froms[0]
          : undefined
  return target && TableNode.is(target) ? target.table.identifier.name : 'a table'
}

/** The actions of the entries that a query adds to the audit log. */
function actionsOf(node: RootOperationNode): string[] {
  if (node.kind !== 'InsertQueryNode' || tableOf(node) !== 'audit_log') return []
  const place = node.columns?.findIndex(({ column }) => column.name === 'action') ?? -1
  const rows = node.values && ValuesNode.is(node.values) ? node.values.values : []
  return rows.map(({ values }) => {
    const value: unknown = values[place]
    return String(isValueNode(value) ? value.value : value)
  })
}

const isValueNode = (value: unknown): value is ValueNode =>
  typeof value === 'object' && value !== null && 'value' in value

const tables = new WeakMap<QueryId, string>()

const changeCounter: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const store = changes.getStore()
    if (store) {
      tables.set(queryId, tableOf(node))
      for (const action of actionsOf(node)) store.actions.add(action)
    }
    return node
  },
  transformResult: ({ result, queryId }) => {
    const table = tables.get(queryId)
    if (table !== undefined && (result.numAffectedRows ?? 0n) > 0n)
      changes.getStore()?.tables.add(table)
    return Promise.resolve(result)
  },
}

/**
 * The database for an app whose console is checked: a call that changes anything must add an entry to the audit log. What
 * a test replaces in the given database, it replaces in this one too.
 */
export const withAuditCheck = (database: DatabaseConnection): DatabaseConnection =>
  Object.assign(Object.create(database) as DatabaseConnection, {
    db: database.db.withPlugin(changeCounter),
  })

const unlogged: string[] = []

/** What was noted since the last look. */
export const takeUnlogged = (): string[] => unlogged.splice(0)

// The answer is sent before the check, so the test fails, not the call.
afterEach(() => {
  const found = takeUnlogged()
  if (found.length > 0) throw new Error(found.join('\n'))
})

/**
 * Notes a call of the console that has changed rows without an entry in the audit log, or has added one that its row does
 * not name.
 */
const checked = (handler: RouteHandlerMethod, call: string, row?: Contract): RouteHandlerMethod =>
  async function (request, reply) {
    const seen = { tables: new Set<string>(), actions: new Set<string>() }
    const answer: unknown = await changes.run(seen, () => handler.call(this, request, reply))
    // A read may extend its session.
    const mayChange = call.startsWith('GET ') || Object.hasOwn(exceptions, call)
    const others = [...seen.tables].filter((table) => !ownTables.includes(table))
    if (others.length > 0 && !seen.tables.has('audit_log') && !mayChange) {
      unlogged.push(`${call} changed ${others.join(', ')} without an entry in the audit log`)
    }
    const unnamed = [...seen.actions].filter(
      (action) => !row?.audit?.some((named) => named === action),
    )
    if (unnamed.length > 0)
      unlogged.push(`${call} added ${unnamed.join(', ')}, which its row does not name`)
    return answer
  }

// Fastify publishes each new instance on this channel (its documentation, "Diagnostics Channel Support").
const channel = 'fastify.initialization'
const watchConsole = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/admin/')) return
    const call = `${String(route.method)} ${route.url}`
    route.handler = checked(route.handler, call, route.config?.contract)
  })
}
subscribe(channel, watchConsole)
// The channel belongs to the process: the apps of the next test files would be checked once more for each file before.
afterAll(() => {
  unsubscribe(channel, watchConsole)
  // Otherwise every later promise of the process is slower.
  changes.disable()
})
