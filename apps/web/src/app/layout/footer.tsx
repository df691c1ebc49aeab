import { brand } from '@farandfew/domain/brand/brand.ts'
import { Container } from '@farandfew/ui/page/container.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { AppLink } from '../../shared/links/app-link.tsx'
import { Deferred } from '../../shared/deferred/deferred.tsx'
import { usePageData } from '../../shared/page-data.ts'
import { useBrowserValue } from '../../shared/use-hydrated.ts'
import { footerGroups } from '../../shared/navigation.derived.ts'

const loadDetails = () => import('../../features/club-details/footer-details.tsx')

/** Links in groups, and the copyright with the current year. The club's details come last, where they push nothing. */
export function Footer() {
  const { year } = usePageData()
  const currentYear = useBrowserValue(() => new Date().getFullYear(), year)
  return (
    <FooterBand>
      <Container>
        <Columns>
          <div>
            <img
              src="/art/wordmark-night.svg"
              alt={brand.name}
              width={220}
              height={40}
              loading="lazy"
            />
            <p>{brand.shortDescription}</p>
          </div>
          {footerGroups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={label}>
                    <AppLink href={href}>{label}</AppLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </Columns>
        <p>{`© ${currentYear} ${brand.name}. Far places, few people.`}</p>
        <Deferred load={loadDetails} placeholderSuffices />
      </Container>
    </FooterBand>
  )
}

const FooterBand = styled.footer`
  padding: clamp(32px, 8vw, 64px) 0 24px;
  background: ${theme.colors.night};
  color: ${theme.colors.nightInk};

  h2 {
    margin: 0 0 8px;
    font-size: 1.125rem;
  }
  ul {
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
  > div > p {
    margin: clamp(24px, 5vw, 40px) 0 0;
    padding-top: 20px;
    border-top: 1px solid ${theme.colors.nightHairline};
    font-size: 0.875rem;
  }
  :focus-visible {
    outline-color: ${theme.colors.saffronLight};
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
`

const Columns = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  > :first-child {
    grid-column: 1 / -1;
    max-width: 23em;
  }
  img {
    margin-bottom: 14px;
  }
  ${theme.below.sm} {
    > :last-child {
      grid-column: 1 / -1;
      ul {
        columns: 9rem 2;
        column-gap: 24px;
      }
    }
  }
  ${theme.media.sm} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${theme.media.split} {
    grid-template-columns: 1.6fr 1fr 1fr 1fr;
    > :first-child {
      grid-column: auto;
    }
  }
`
