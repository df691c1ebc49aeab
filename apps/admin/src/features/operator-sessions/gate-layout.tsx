import { brand } from '@farandfew/domain/brand/brand.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** The layout of the locked console. */
export function GateLayout({ children }: { children: ReactNode }) {
  return (
    <Background>
      <Sheet>
        <Mark>
          <img src="/favicon.svg" alt="" width={40} height={40} />
          {brand.name}
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
  background: ${({ theme }) => theme.colors.blush};
`

const Sheet = styled.div`
  padding: 32px 24px;
  border: 1px solid ${({ theme }) => theme.colors.hairline};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.paper};
  ${({ theme }) => theme.media.md} {
    padding: 48px 40px;
  }
`

const Mark = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 32px;
  font-family: ${({ theme }) => theme.fonts.title};
  font-size: ${({ theme }) => theme.fontSizes.title};
  font-weight: ${({ theme }) => theme.fontWeights.title};
`
