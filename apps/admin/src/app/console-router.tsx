import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'

/**
 * The console's router. It shows each new address at once: as a transition, which is the router's default, the next key
 * would still act on the page before.
 */
export const ConsoleRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
)
