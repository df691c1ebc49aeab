import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { idParam } from '../contract/request.ts'
import { getTripPictureEndpoint } from './trip-pictures.endpoints.ts'

/**
 * An uploaded picture of a trip in one of its widths: AVIF for clients that accept it, WebP for others. Its key is a hash of its
 * content, so every cache may keep it.
 */
export const getTripPicture = defineContract({
  ...getTripPictureEndpoint,
  summary: 'A picture of a trip',
  tag: 'Trips',
  params: z.object({ key: z.string('Must be a text'), width: idParam }),
  responses: { 200: z.string() },
  mediaType: 'image/avif',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})
