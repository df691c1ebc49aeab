import { Button } from '../button/button.tsx'

/** Loads the page again: in a newer release every file has another name. */
export const ReloadButton = () => (
  <Button variant="secondary" style={{ marginTop: 8 }} onClick={() => window.location.reload()}>
    Reload the page
  </Button>
)
