import { Section } from '@farandfew/ui/page/section.tsx'
import { type ComponentType, useState } from 'react'
import { useBrowserValue, useHydrated } from '../use-hydrated.ts'
import { Deferred, type LoadPart } from './deferred.tsx'

const preloads: (() => Promise<void>)[] = []

/** Loads the code of every island, so that prerendering renders them. */
export const preloadIslands = () => Promise.all(preloads.map((preload) => preload()))

/**
 * A part below the first screen. A prerendered page contains its markup. Its code is loaded when the visitor comes near;
 * then the interactive part replaces the markup. After a route change it is loaded at once, into a space of `minHeight`
 * unless this visit has loaded it before.
 * @param when an `idle` island has content that the prerendered markup lacks, and that paper needs: printing cannot wait for it.
 * A `chosen` one is about the departure in the URL, which prerendering does not know: with one, it is loaded at once, and its
 * markup is not shown meanwhile
 */
export function island<Props extends object>(
  load: LoadPart<Props>,
  minHeight = '100vh',
  when: 'near' | 'idle' | 'chosen' = 'near',
): ComponentType<Props> {
  let Preloaded: ComponentType<Props> | undefined
  preloads.push(async () => {
    Preloaded = (await load()).default
  })
  return function Island(props: Props) {
    const hydrated = useHydrated()
    const [isPrerendered] = useState(!hydrated)
    const isChosen = useBrowserValue(() => when === 'chosen' && hasChoice(), false)
    const isKept = isPrerendered && !isChosen
    if (Preloaded) return <Markup of={Preloaded} props={props} />
    return (
      <Deferred
        load={load}
        props={props}
        when={!isKept ? 'now' : when === 'idle' ? when : 'near'}
        placeholder={isKept ? <KeptMarkup /> : <div aria-busy style={{ minHeight }} />}
        placeholderSuffices={isKept}
        problemFrame={Section}
      />
    )
  }
}

/** Whether the URL names a departure or a length. */
const hasChoice = () => /[?&](departure|days)=/.test(window.location.search)

/** Renders the part inside the same elements as `Deferred` with `KeptMarkup` in the browser. */
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

/** Hydrates as an empty element, which leaves the prerendered markup as it is. */
const KeptMarkup = () => <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
