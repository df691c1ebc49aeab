import { createHash } from 'node:crypto'
import { uploadTripPicture } from '@farandfew/domain/trips/admin-trips.contract.ts'
import { tripPictureKey, tripPictureSrc } from '@farandfew/domain/trip-pictures/trip-pictures.ts'
import type { FastifyInstance } from 'fastify'
import { recordAction } from '../../platform/audit/record-action.ts'
import type { AppContext } from '../../platform/context/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { convertTripPicture, type TripPicture } from '../../platform/pictures/convert-picture.ts'
import { addUploads } from '../../platform/pictures/read-upload.ts'
import { route } from '../../platform/plugins/contract-route.ts'

/** The key that names what the picture shows: equal pictures have equal keys. */
function keyOf(picture: TripPicture): string {
  const hash = createHash('sha256')
  for (const { content } of picture.variants) hash.update(content)
  return tripPictureKey(hash.digest('base64url').slice(0, 22), picture)
}

/** Stores a picture that is not stored yet. */
const insertPicture = (db: Db, key: string, { variants }: TripPicture) =>
  db
    .insertInto('tripPictures')
    .values(variants.map((variant) => ({ key, ...variant })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Uploads a picture, to which a trip may then refer. */
export async function tripPictureUploadRoutes(
  app: FastifyInstance,
  { db }: AppContext,
): Promise<void> {
  await addUploads(app, (scope, readUpload) =>
    route(
      scope,
      uploadTripPicture,
      async ({ actor, body }) => {
        const picture = await convertTripPicture(Buffer.from(await body.picture.arrayBuffer()))
        const { width, height } = picture
        const key = keyOf(picture)
        await db.transaction().execute(async (trx) => {
          await insertPicture(trx, key, picture)
          await recordAction(trx, actor, {
            action: 'trip-picture.uploaded',
            subject: `trip picture ${key}`,
          })
        })
        return { src: tripPictureSrc(key), width, height }
      },
      { preValidation: readUpload },
    ),
  )
}
