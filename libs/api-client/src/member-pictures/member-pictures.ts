import { uploadPictureEndpoint } from '@farandfew/domain/member-pictures/endpoints'
import type { CurrentUser } from '@farandfew/domain/users'
import { type CallOptions, toApiError } from '../call/index.ts'

/**
 * Makes a file the picture of the signed-in member, and answers the member with its address in `profileImage`.
 * Throws ApiError with `fieldErrors.picture` where the file is refused, and as every call does otherwise.
 */
export async function uploadMemberPicture(
  picture: File,
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<CurrentUser> {
  const { method, path } = uploadPictureEndpoint
  const body = new FormData()
  body.set('picture', picture)
  const response = await fetch(path, {
    method,
    body,
    headers: { accept: 'application/json' },
    credentials: 'include',
    ...(signal && { signal }),
  })
  if (!response.ok) throw await toApiError(response)
  return (await response.json()) as CurrentUser
}
