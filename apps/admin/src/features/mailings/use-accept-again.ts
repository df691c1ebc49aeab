import { call, endpointKey } from '@farandfew/api-client'
import {
  clearRefusedAddress,
  getMailHistory,
  listRefusedAddresses,
} from '@farandfew/domain/mailings/admin-mailings.contract.ts'
import { toastFailure } from '@farandfew/ui/form/server-error.ts'
import { toast } from '@farandfew/ui/toast/toast-store.ts'
import { doneIfGone } from '../../shared/calls/done-if-gone.ts'
import { useCall } from '../../shared/calls/use-call.ts'

/** Takes the mark from an address that a mail server refused. One that another operator has taken is gone as well. */
export const useAcceptAgain = ({ id, email }: { id: number; email: string }) =>
  useCall(() => doneIfGone(call(clearRefusedAddress, { params: { id: String(id) } })), {
    removes: { from: endpointKey(listRefusedAddresses), id },
    reloads: [endpointKey(getMailHistory)],
    onSuccess: (cleared) =>
      toast({
        title: `${email} is allowed again`,
        description: cleared
          ? 'It gets the newsletter again.'
          : 'Another operator did this just before, or the address was confirmed.',
      }),
    onFailure: (error) => toastFailure(error, 'The address was not allowed again'),
  })
