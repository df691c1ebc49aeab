import { useLocation } from 'react-router-dom'
import { type ConsolePage, useConsolePages } from '../navigation.ts'
import { isCurrentPage } from './is-current-page.ts'

/** The page of the navigation that is open, or that the open page is below. */
export function useCurrentPage(): ConsolePage | undefined {
  const { pathname } = useLocation()
  return useConsolePages().find(({ path }) => isCurrentPage(path, pathname))
}
