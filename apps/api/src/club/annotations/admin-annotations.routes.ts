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
import type { AppContext } from '../../platform/context/context.ts'
import { route, transactionRoute } from '../../platform/plugins/contract-route.ts'
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
  route(app, listAnnotationChoices, ({ actor }) => listChoices(db, actor))
  transactionRoute(app, getAnnotations, ({ params, ...call }) => viewAnnotations(call, params))
  transactionRoute(app, addNote, ({ params, body, ...call }) => addNoteTo(call, params, body.text))
  transactionRoute(app, changeNote, ({ params, body, ...call }) =>
    changeOwnNote(call, params, body),
  )
  transactionRoute(app, deleteNote, ({ params, ...call }) => deleteOwnNote(call, params))
  transactionRoute(app, addTag, ({ params, body, ...call }) => addTagTo(call, params, body.tag))
  transactionRoute(app, removeTag, ({ params, ...call }) => removeTagFrom(call, params))
  transactionRoute(app, assign, ({ params, body, ...call }) => assignTo(call, params, body))
  route(app, tagSelected, ({ actor, body }) => tagEach(db, actor, body))
  route(app, assignSelected, ({ actor, body }) => assignEach(db, actor, body))
}
