import { type ComponentType, lazy } from 'react'

export interface LazyPage {
  /** Loads the page's chunk, so that the first render of the page needs no waiting. */
  preload: () => Promise<void>
  Page: ComponentType
}

export type LoadPage = () => Promise<{ default: ComponentType }>

/** A page in a chunk of its own. Once preloaded it renders at once, which prerendering and hydration need. */
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
