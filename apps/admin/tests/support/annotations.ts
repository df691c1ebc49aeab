import {
  annotationChoices,
  annotationParams,
  annotations,
} from '@farandfew/domain/annotations/admin-annotations.ts'
import * as z from 'zod/mini'
import { type FakeRoutes, send } from './fake-routes.ts'

/** The calls of notes and tags, of which there are none. */
export const annotationRoutes: FakeRoutes = {
  'GET /api/admin/annotations': ({ response }) =>
    send(response, 200, annotationChoices, { ownId: null, operators: [], tags: [] }),
  'GET /api/admin/annotations/:kind/:id': ({ response, params }) => {
    const subject = z.parse(annotationParams, params)
    send(response, 200, annotations, { ...subject, notes: [], tags: [], assignee: null })
  },
  'POST /api/admin/annotations/:kind/:id/notes': ({ response, params }) => {
    const subject = z.parse(annotationParams, params)
    send(response, 201, annotations, { ...subject, notes: [], tags: [], assignee: null })
  },
}
