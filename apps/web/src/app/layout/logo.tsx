import { brand } from '@farandfew/domain/brand/brand.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { styled } from 'styled-components'
import { AppLink } from '../../shared/links/app-link.tsx'
import { paths } from '../../shared/paths.ts'

/** The club's logo and name, linked to the home page. */
export function Logo() {
  return (
    <LogoLink href={paths.home}>
      <img src="/art/logo.svg" alt="" width={34} height={34} />
      <span>{brand.name}</span>
    </LogoLink>
  )
}

const LogoLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  color: ${theme.colors.ink};
  font-family: ${theme.fonts.title};
  font-size: 22px;
  font-weight: 560;
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;
`
