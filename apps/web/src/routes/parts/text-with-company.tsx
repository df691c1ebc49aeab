import type { ReactNode } from 'react'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import type { Text } from '../../features/text-pages/text.ts'
import { TextPage } from './text-page.tsx'

const loadCompany = () => import('../../features/club-details/company-details.tsx')

/** A text, then who the club is by law: next to the text on a large screen, where it pushes nothing when it comes. */
export const TextWithCompany = ({ text, children }: { text: Text; children?: ReactNode }) => (
  <TextPage text={text} beside={<Deferred load={loadCompany} placeholderSuffices />}>
    {children}
  </TextPage>
)
