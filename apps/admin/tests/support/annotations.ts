import {
  addNote,
  getAnnotations,
  listAnnotationChoices,
} from '@farandfew/domain/annotations/admin-annotations.contract.ts'
import { type FakeRoute, route } from './fake-routes.ts'

const nothing = { notes: [], tags: [], assignee: null }

/** The calls of notes and tags, of which there are none. */
export const annotationRoutes: FakeRoute[] = [
  route(listAnnotationChoices, () => ({ ownId: null, operators: [], tags: [] })),
  route(getAnnotations, ({ params }) => ({ ...params, ...nothing })),
  route(addNote, ({ params }) => ({ ...params, ...nothing })),
]
