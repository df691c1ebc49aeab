import { phoneLabel } from '@farandfew/domain/canonical/phone-label.ts'
import type { ContactDetails } from '@farandfew/domain/connections/connection-views.ts'
import { instagramLink, linkedinLink } from '@farandfew/domain/connections/social-links.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'

/** Whether a member shares anything. */
export const hasContact = (contact: ContactDetails) => Object.values(contact).some(Boolean)

/** The contact details that a member shares, as links. */
export function ContactList({ contact }: { contact: ContactDetails }) {
  const { phone, instagramHandle, linkedinHandle } = contact
  const instagram = instagramHandle ? instagramLink(instagramHandle) : undefined
  const linkedin = linkedinHandle ? linkedinLink(linkedinHandle) : undefined
  return (
    <List>
      {phone && (
        <Contact
          term="Phone"
          url={`tel:${phone.replace(/[^+\d]/g, '')}`}
          label={phoneLabel(phone)}
        />
      )}
      {instagram && <Contact term="Instagram" {...instagram} />}
      {linkedin && <Contact term="LinkedIn" {...linkedin} />}
    </List>
  )
}

const Contact = ({ term, label, url }: { term: string; label: string; url: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>
      <a href={url} {...(url.startsWith('https') && { rel: 'noreferrer', target: '_blank' })}>
        {label}
      </a>
    </dd>
  </div>
)

const List = styled.dl`
  display: grid;
  gap: 4px;
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 88px 1fr;
    gap: 12px;
    align-items: center;
  }
  dt {
    color: ${theme.colors.inkSoft};
    font-size: ${theme.fontSizes.small};
  }
  dd {
    margin: 0;
    min-width: 0;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.touchTarget};
    overflow-wrap: anywhere;
  }
`
