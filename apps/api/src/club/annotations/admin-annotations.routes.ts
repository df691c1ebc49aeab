import {
  listAnnotationChoices,
  getAnnotations,
  addNote,
  changeNote,
  deleteNote,
  addTag,
  removeTag,
  assign,
  tagSelected,
  assignSelected,
} from '@farandfew/domain/annotations/admin-annotations.contract.ts'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import { route } from '../../platform/plugins/contract-route.ts'
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
  route(app, listAnnotationChoices, ({ request }) => listChoices(db, actorOf(request)))
  route(app, getAnnotations, ({ params, request }) => viewAnnotations(db, actorOf(request), params))
  route(app, addNote, ({ params, body, request }) =>
    addNoteTo(db, actorOf(request), params, body.text),
  )
  route(app, changeNote, ({ params, body, request }) =>
    changeOwnNote(db, actorOf(request), params, body),
  )
  route(app, deleteNote, ({ params, request }) => deleteOwnNote(db, actorOf(request), params))
  route(app, addTag, ({ params, body, request }) =>
    addTagTo(db, actorOf(request), params, body.tag),
  )
  route(app, removeTag, ({ params, request }) => removeTagFrom(db, actorOf(request), params))
  route(app, assign, ({ params, body, request }) => assignTo(db, actorOf(request), params, body))
  route(app, tagSelected, ({ body, request }) => tagEach(db, actorOf(request), body))
  route(app, assignSelected, ({ body, request }) => assignEach(db, actorOf(request), body))
}
