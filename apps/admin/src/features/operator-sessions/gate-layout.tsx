import { brand } from '@farandfew/domain/brand/brand.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The layout of the locked console. */
export function GateLayout({ children }: { children: ReactNode }) {
  return (
    <Background>
      <Sheet>
        <Mark>
          <img src="/favicon.svg" alt="" width={40} height={40} />
          <span>{brand.name}</span>
        </Mark>
        {children}
      </Sheet>
    </Background>
  )
}

const Background = styled.main`
  display: grid;
  align-content: center;
  justify-content: center;
  grid-template-columns: minmax(0, 440px);
  min-height: 100vh;
  min-height: 100dvh;
  padding: 32px 20px;
  background: ${theme.colors.blush};
`

const Sheet = styled.div`
  padding: 32px 24px;
  border: 1px solid ${theme.colors.hairline};
  border-radius: ${theme.radii.card};
  background: ${theme.colors.paper};
  ${theme.media.md} {
    padding: 48px 40px;
  }
`

const Mark = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 32px;
  font-family: ${theme.fonts.title};
  font-size: ${theme.fontSizes.title};
  font-weight: ${theme.fontWeights.title};
`
