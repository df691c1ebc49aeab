import { LoadFailure } from '@farandfew/ui/error-boundary/load-failure.ts'
import { type ComponentType, lazy, useState } from 'react'

export interface LazyPage {
  /** Loads the page's chunk ahead of its first render. */
  preload: () => Promise<void>
  Page: ComponentType
  /** Lets the next render load the chunk again if it has failed. */
  renew: () => void
}

export type LoadPage = () => Promise<{ default: ComponentType }>

/** A page in its own chunk. A preloaded page renders synchronously, as prerendering and hydration require. */
export function lazyPage(load: LoadPage): LazyPage {
  let Loaded: ComponentType | undefined
  const loadOnce = async () => {
    try {
      const module = await load()
      Loaded = module.default
      return module
    } catch (error) {
      throw new LoadFailure(error)
    }
  }
  let Lazy = lazy(loadOnce)
  return {
    preload: async () => void (await loadOnce()),
    Page: function Page() {
      // Keeps what it began with. If the chunk arrives while React waits for it, the page begins as the lazy component, and
      // the loaded one would replace it at the next change of the address, with all that was typed and opened in it.
      const [Content] = useState(() => Loaded ?? Lazy)
      return <Content />
    },
    // React keeps the failure of a lazy component.
    renew: () => {
      Lazy = lazy(loadOnce)
    },
  }
}
