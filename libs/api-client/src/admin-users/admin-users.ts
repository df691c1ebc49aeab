import {
  exportAdminUsersEndpoint,
  getAdminUserEndpoint,
  listAdminUsersEndpoint,
} from '@farandfew/domain/admin/users/endpoints'
import type {
  AdminUser,
  AdminUsers,
  exportAdminUsers,
  listAdminUsers,
} from '@farandfew/domain/admin/users'
import type { ContractInput } from '@farandfew/domain/contract'
import {
  call,
  type CallOptions,
  downloadCsv,
  type DownloadedFile,
  type DownloadOptions,
} from '../call/index.ts'

/** What a page of the members is asked for with, as text. */
export type AdminUsersInput = ContractInput<typeof listAdminUsers>['query']

/** One page of the members; an ApiError of status 401 where the console is not open. */
export function fetchAdminUsers(
  query: AdminUsersInput,
  options?: CallOptions,
): Promise<AdminUsers> {
  return call(listAdminUsersEndpoint, { query }, options)
}

/** One member with all that the desk sees of them; an ApiError of status 404 where there is none. */
export function fetchAdminUser(id: number, options?: CallOptions): Promise<AdminUser> {
  return call(getAdminUserEndpoint, { params: { id: String(id) } }, options)
}

/** Which members a file is asked for. */
export type AdminUsersExportInput = ContractInput<typeof exportAdminUsers>['query']

/** The members that a search finds as a CSV file, whole or not at all; it throws as `downloadCsv` does. */
export function downloadAdminUsers(
  query: AdminUsersExportInput,
  options?: DownloadOptions,
): Promise<DownloadedFile> {
  return downloadCsv(exportAdminUsersEndpoint, { query }, options)
}
