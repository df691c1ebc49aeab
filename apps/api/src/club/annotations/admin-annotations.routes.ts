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
  route(app, listAnnotationChoices, ({ actor }) => listChoices(db, actor))
  route(app, getAnnotations, ({ actor, params }) => viewAnnotations(db, actor, params))
  route(app, addNote, ({ actor, params, body }) => addNoteTo(db, actor, params, body.text))
  route(app, changeNote, ({ actor, params, body }) => changeOwnNote(db, actor, params, body))
  route(app, deleteNote, ({ actor, params }) => deleteOwnNote(db, actor, params))
  route(app, addTag, ({ actor, params, body }) => addTagTo(db, actor, params, body.tag))
  route(app, removeTag, ({ actor, params }) => removeTagFrom(db, actor, params))
  route(app, assign, ({ actor, params, body }) => assignTo(db, actor, params, body))
  route(app, tagSelected, ({ actor, body }) => tagEach(db, actor, body))
  route(app, assignSelected, ({ actor, body }) => assignEach(db, actor, body))
}
