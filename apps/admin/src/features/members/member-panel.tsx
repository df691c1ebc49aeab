import { ApiError, endpointQuery } from '@farandfew/api-client'
import { getAdminUser } from '@farandfew/domain/member-care/member-care.contract.ts'
import { IconButton } from '@farandfew/ui/button/icon-button.tsx'
import { isFocusLost } from '@farandfew/ui/focus/is-focus-lost.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Loaded } from '../../shared/notices/loaded.tsx'
import { documentTitle } from '../../shared/page/document-title.ts'
import { MemberDetails } from './member-details.tsx'
import { displayName } from './display-name.ts'

interface MemberPanelProps {
  /** Null if the path names no possible member. */
  id: number | null
  onClose: () => void
}

/** The panel with one member's details. */
export function MemberPanel({ id, onClose }: MemberPanelProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Never cached: each look is in the audit log.
  const query = useQuery({
    ...endpointQuery(getAdminUser, { params: { id: String(id) } }),
    enabled: id !== null,
    gcTime: 0,
  })
  const { data, error } = query
  const missing = id === null || (error instanceof ApiError && error.status === 404)
  useEffect(() => heading.current?.focus(), [])
  // The form that erased the member is gone.
  useEffect(() => {
    if (missing && isFocusLost()) heading.current?.focus()
  }, [missing])
  useTitle(data && displayName(data.user))

  return (
    // A click on text keeps the focus inside, so that Escape still closes the panel.
    <Sheet aria-labelledby={headingId} tabIndex={-1}>
      <Top>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {missing ? 'Member not found' : data ? displayName(data.user) : `Member ${id}`}
        </h2>
        <IconButton label="Close" onClick={onClose}>
          <X size={22} />
        </IconButton>
      </Top>
      {missing ? (
        <p role="status">There is no such member. The account may have been deleted.</p>
      ) : (
        <Loaded query={query} loading="Loading the member…" failed="We could not load this member.">
          {(member) => <MemberDetails member={member} />}
        </Loaded>
      )}
    </Sheet>
  )
}

/** Sets the document's title to the member's name while the panel is open. */
function useTitle(name: string | undefined) {
  useEffect(() => {
    if (name === undefined) return
    const before = document.title
    document.title = documentTitle(name)
    return () => {
      document.title = before
    }
  }, [name])
}

const Sheet = styled.section`
  min-width: 0;
  padding: 20px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.sheet};
  overflow-wrap: anywhere;
  ${theme.media.ml} {
    position: sticky;
    top: 16px;
    overflow-y: auto;
    max-height: calc(100dvh - 32px);
  }
`

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 16px;
  h2 {
    padding-top: 6px;
    font-size: ${theme.fontSizes.heading};
    unicode-bidi: plaintext;
  }
`
