import * as z from 'zod/mini'
import { defineContract } from '../contract/contract.ts'
import { currentUser } from '../members/user.ts'
import { pictureForm } from './member-pictures.ts'

export const uploadPicture = defineContract({
  method: 'POST',
  path: '/api/user/picture',
  access: 'member',
  limit: 'pictureUploads',
  summary: 'Upload a profile picture',
  description:
    'Replaces the profile picture. Accepts JPEG, PNG or WebP, judged by their bytes, and stores it re-encoded: upright, square and without metadata.',
  tag: 'Account',
  body: pictureForm,
  bodyMediaType: 'multipart/form-data',
  responses: { 200: currentUser },
})

export const getMemberPicture = defineContract({
  method: 'GET',
  path: '/api/pictures/:key',
  access: 'visitor',
  summary: "A member's picture",
  description:
    "A member's picture. Its key cannot be guessed and changes with the picture, so a browser may cache it.",
  tag: 'Account',
  params: z.object({ key: z.string('Must be a text') }),
  responses: { 200: z.string() },
  mediaType: 'image/webp',
  errors: ['NOT_FOUND'],
})
