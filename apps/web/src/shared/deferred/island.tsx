import { type ComponentType, useState } from 'react'
import { useHydrated } from '../use-hydrated.ts'
import { Deferred, type LoadPart } from './deferred.tsx'

const preloads: (() => Promise<void>)[] = []

/** Loads every island's code, so that prerendering shows it all. */
export const preloadIslands = () => Promise.all(preloads.map((preload) => preload()))

/**
 * A part below the first screen. In a prerendered page it is there as markup from the start, and its code arrives when
 * a person comes near; then the living part takes the markup's place. After a route change it is loaded at once.
 */
export function island<Props extends object>(load: LoadPart<Props>): ComponentType<Props> {
  let Preloaded: ComponentType<Props> | undefined
  preloads.push(async () => {
    Preloaded = (await load()).default
  })
  return function Island(props: Props) {
    const hydrated = useHydrated()
    const [isPrerendered] = useState(!hydrated)
    if (Preloaded) return <Markup of={Preloaded} props={props} />
    return (
      <Deferred
        load={load}
        props={props}
        when={isPrerendered ? 'near' : 'now'}
        placeholder={
          isPrerendered ? <KeptMarkup /> : <div aria-busy style={{ minHeight: '100vh' }} />
        }
        placeholderSuffices={isPrerendered}
      />
    )
  }
}

/** The elements that `Deferred` with `KeptMarkup` has in the browser, with the part itself in them. */
function Markup<Props extends object>({
  of: Part,
  props,
}: {
  of: ComponentType<Props>
  props: Props
}) {
  return (
    <div>
      <div>
        <div>
          <Part {...props} />
        </div>
      </div>
    </div>
  )
}

/** Hydrates to nothing of its own, which leaves the prerendered markup as it is. */
const KeptMarkup = () => <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
