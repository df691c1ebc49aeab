import * as contracts from '@farandfew/domain/admin/annotations'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../audit/record-action.ts'
import type { AppContext } from '../../../context/context.ts'
import { route } from '../../../plugins/contract-route.ts'
import { adminOnly } from '../../../session/admin-session.ts'
import { listChoices } from './annotations.queries.ts'
import {
  addNoteTo,
  addTagTo,
  assignEach,
  assignTo,
  changeOwnNote,
  deleteOwnNote,
  removeTagFrom,
  tagEach,
  viewAnnotations,
} from './annotations.service.ts'

/** Notes, tags and assignees of members, requests, inquiries and bookings. */
export async function adminAnnotationsRoutes(
  app: FastifyInstance,
  { db }: AppContext,
): Promise<void> {
  route(
    app,
    contracts.listAnnotationChoices,
    ({ request }) => listChoices(db, actorOf(request)),
    adminOnly,
  )
  route(
    app,
    contracts.getAnnotations,
    ({ params, request }) => viewAnnotations(db, actorOf(request), params),
    adminOnly,
  )
  route(
    app,
    contracts.addNote,
    ({ params, body, request }) => addNoteTo(db, actorOf(request), params, body.text),
    adminOnly,
  )
  route(
    app,
    contracts.changeNote,
    ({ params, body, request }) => changeOwnNote(db, actorOf(request), params, body),
    adminOnly,
  )
  route(
    app,
    contracts.deleteNote,
    ({ params, request }) => deleteOwnNote(db, actorOf(request), params),
    adminOnly,
  )
  route(
    app,
    contracts.addTag,
    ({ params, body, request }) => addTagTo(db, actorOf(request), params, body.tag),
    adminOnly,
  )
  route(
    app,
    contracts.removeTag,
    ({ params, request }) => removeTagFrom(db, actorOf(request), params),
    adminOnly,
  )
  route(
    app,
    contracts.assign,
    ({ params, body, request }) => assignTo(db, actorOf(request), params, body),
    adminOnly,
  )
  route(
    app,
    contracts.tagSelected,
    ({ body, request }) => tagEach(db, actorOf(request), body),
    adminOnly,
  )
  route(
    app,
    contracts.assignSelected,
    ({ body, request }) => assignEach(db, actorOf(request), body),
    adminOnly,
  )
}
