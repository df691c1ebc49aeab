import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { idParam } from '../contract/request.ts'

export const getTripPicture = defineContract({
  method: 'GET',
  path: '/api/trip-pictures/:key/:width',
  access: 'visitor',
  summary: 'A picture of a trip',
  description:
    'An uploaded picture of a trip in one of its widths: AVIF for clients that accept it, WebP for others. Its key is a hash of its content, so every cache may keep it.',
  tag: 'Trips',
  params: z.object({ key: z.string('Must be a text'), width: idParam }),
  responses: { 200: z.string() },
  mediaType: 'image/avif',
  errors: ['NOT_FOUND'],
})
