import type { FastifyInstance, FastifyRequest } from 'fastify'
import { WaitBudget, withBudget } from '../db/wait-budget.ts'

const budgetOf = new WeakMap<FastifyRequest, WaitBudget>()

/** Lets all waits of a request for the database share one time limit (docs/operations.md, "Limits"). */
export function addDatabaseDeadline(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const budget = new WaitBudget()
    budgetOf.set(request, budget)
    withBudget(budget, done)
  })
  // Reading a body ends in an event of the socket, which knows nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    withBudget(budgetOf.get(request) ?? new WaitBudget(), done)
  })
}
