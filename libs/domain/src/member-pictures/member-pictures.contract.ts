import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { currentUser } from '../members/user.ts'
import { getMemberPictureEndpoint, uploadPictureEndpoint } from './member-pictures.endpoints.ts'
import { pictureForm } from './member-pictures.ts'

/**
 * Replaces the profile picture. Accepts JPEG, PNG or WebP, judged by their bytes, and stores it re-encoded: upright,
 * square and without metadata.
 */
export const uploadPicture = defineContract({
  ...uploadPictureEndpoint,
  summary: 'Upload a profile picture',
  tag: 'Account',
  body: pictureForm,
  bodyMediaType: 'multipart/form-data',
  responses: { 200: currentUser },
  errors: [
    'VALIDATION_FAILED',
    'NOT_SIGNED_IN',
    'CROSS_SITE_WRITE',
    'PAYLOAD_TOO_LARGE',
    'DATABASE_UNAVAILABLE',
  ],
})

/** A member's picture. Its key cannot be guessed and changes with the picture, so a browser may cache it. */
export const getMemberPicture = defineContract({
  ...getMemberPictureEndpoint,
  summary: "A member's picture",
  tag: 'Account',
  params: z.object({ key: z.string('Must be a text') }),
  responses: { 200: z.string() },
  mediaType: 'image/webp',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'DATABASE_UNAVAILABLE'],
})
