import { ApiError, serverMessage } from '@farandfew/api-client'
import {
  type DownloadedFile,
  type DownloadOptions,
  type DownloadProgress,
  IncompleteDownloadError,
} from '@farandfew/api-client/download'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { saveFile } from './file-saving.ts'
import { type TransferState, useTransfer } from './use-transfer.ts'

/** Downloads a file that the API streams. The file is saved only if it is complete; a failure shows a toast. */
export function useDownload(
  read: (options: DownloadOptions) => Promise<DownloadedFile>,
): TransferState {
  return useTransfer({
    run: async (signal, report: (progress: DownloadProgress) => void) => {
      const { name, content } = await read({
        signal,
        onStart: (progress) => {
          report(progress)
          toast({ title: 'Download started' })
        },
        onProgress: report,
      })
      saveFile(name, content)
    },
    onFailure: (error) =>
      toast({
        title: 'Download failed',
        description: describeFailure(error),
        variant: 'destructive',
      }),
  })
}

function describeFailure(error: Error): string {
  if (error instanceof IncompleteDownloadError) {
    return 'The download was interrupted, so nothing was saved. Please try again.'
  }
  if (error instanceof ApiError) return serverMessage(error)
  return 'Please check your connection and try again.'
}
