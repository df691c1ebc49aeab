import { type ComponentType, lazy } from 'react'

export interface LazyPage {
  /** Loads the page's chunk ahead of its first render. */
  preload: () => Promise<void>
  Page: ComponentType
}

export type LoadPage = () => Promise<{ default: ComponentType }>

/** A page in its own chunk. A preloaded page renders synchronously, as prerendering and hydration require. */
export function lazyPage(load: LoadPage): LazyPage {
  let Loaded: ComponentType | undefined
  const loadOnce = async () => {
    const module = await load()
    Loaded = module.default
    return module
  }
  const Lazy = lazy(loadOnce)
  return {
    preload: async () => void (await loadOnce()),
    Page: () => (Loaded ? <Loaded /> : <Lazy />),
  }
}
