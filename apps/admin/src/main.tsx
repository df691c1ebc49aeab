import '@farandfew/ui/theme/fonts.css'
import { leaveDialogEntries } from '@farandfew/ui/dialog/dialog-entries.ts'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { ConsoleRouter } from './app/console-router.tsx'
import { routeOf } from './app/page-routes.tsx'
import { createQueryClient } from './app/query-client.ts'
import { startTheme } from './shared/theme/theme-choice.ts'

leaveDialogEntries()
startTheme()
// While the session is checked. If it fails, the page loads it again.
routeOf(location.pathname)
  .load()
  .catch(() => undefined)

// React adds the title of the page. The shell's is for the time before.
document.head.querySelector('title')?.remove()
createRoot(document.getElementById('root')!).render(
  <ConsoleRouter>
    <App queryClient={createQueryClient()} />
  </ConsoleRouter>,
)
