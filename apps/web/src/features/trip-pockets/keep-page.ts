import { canKeepPockets } from '../../shared/current-member/stored-pockets.ts'

declare const process: { env: { NODE_ENV?: string; TRIP_POCKET_RETIRED?: string } }

/** Registers the service worker of this one page, which then opens without a connection too. Not in development. */
export async function keepPage(path: string): Promise<void> {
  const isRetired = process.env.TRIP_POCKET_RETIRED === 'true'
  if (process.env.NODE_ENV !== 'production' || isRetired || !canKeepPockets()) return
  try {
    await navigator.serviceWorker.register('/trip-pocket-worker.js', {
      scope: path,
      updateViaCache: 'none',
    })
  } catch {
    // The browser does not allow it, for example in a private window. The page works online.
  }
}
