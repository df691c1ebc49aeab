import '@farandfew/ui/fonts.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { createQueryClient } from './app/query-client.ts'
import { startTheme } from './shared/theme/theme-choice.ts'

startTheme()

createRoot(document.getElementById('root')!).render(
  <BrowserRouter>
    <App queryClient={createQueryClient()} />
  </BrowserRouter>,
)
