import { uploadTripPicture } from '@farandfew/domain/trips/admin-trips.contract.ts'
import {
  openGroupEvents,
  uploadMessagePicture,
} from '@farandfew/domain/group-messages/group-messages.contract.ts'
import { uploadPicture } from '@farandfew/domain/member-pictures/member-pictures.contract.ts'

/** The paths of an endpoint, in syntax that JavaScript and PCRE share. */
const pathsOf = ({ path }: { path: string }) => `^${path.replace(/:\w+/g, '[^/]+')}$`

/** Calls whose answer is a stream of events, which lasts. */
export const eventStreams = pathsOf(openGroupEvents)

/** Calls whose body is a picture. */
export const uploads = [uploadPicture, uploadMessagePicture, uploadTripPicture]
export const uploadPaths = uploads.map(pathsOf).join('|')

const streamPattern = new RegExp(eventStreams)

/** Whether a request asks for a stream of events. A write to the same path is like any other call. */
export const isEventStream = ({
  method,
  url = '',
}: {
  method?: string | undefined
  url?: string | undefined
}): boolean => method === openGroupEvents.method && streamPattern.test(url.split('?', 1)[0] ?? '')
