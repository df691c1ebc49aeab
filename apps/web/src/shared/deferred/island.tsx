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
 * A `chosen` one is about the departure in the URL, which prerendering does not know: with one, it is loaded at once, and
 * nothing shows in its place meanwhile, also before the scripts run (hideChoice)
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
    const isOfChoice = when === 'chosen'
    const isWaiting = useBrowserValue(() => isOfChoice && hasChoice(), false)
    const isKept = isPrerendered && !isWaiting
    if (Preloaded) return <Markup of={Preloaded} props={props} isOfChoice={isOfChoice} />
    return (
      <Deferred
        load={load}
        props={props}
        when={!isKept ? 'now' : when === 'idle' ? when : 'near'}
        placeholder={
          isPrerendered ? (
            <KeptMarkup isOfChoice={isOfChoice} isWaiting={isWaiting} />
          ) : (
            <div aria-busy style={{ minHeight }} />
          )
        }
        placeholderSuffices={isKept}
        problemFrame={Section}
      />
    )
  }
}

/** What a URL has that names a departure or a length, in syntax that JavaScript and PCRE share. */
export const choicePattern = '[?&](?:departure|days)='

const hasChoice = () => new RegExp(choicePattern).test(window.location.search)

/** The attribute of prerendered markup that is wrong if the URL names a departure or a length. */
export const ofChoice = { 'data-choice': '' }

/** Renders the part inside the same elements as `Deferred` with `KeptMarkup` in the browser. */
function Markup<Props extends object>({
  of: Part,
  props,
  isOfChoice,
}: {
  of: ComponentType<Props>
  props: Props
  isOfChoice: boolean
}) {
  return (
    <div>
      <div>
        <div {...(isOfChoice && ofChoice)}>
          <Part {...props} />
        </div>
      </div>
    </div>
  )
}

/** Hydrates as an empty element, which leaves the prerendered markup as it is. One that waits keeps its place, and shows nothing. */
const KeptMarkup = ({ isOfChoice, isWaiting }: { isOfChoice: boolean; isWaiting: boolean }) => (
  <div
    {...(isOfChoice && ofChoice)}
    {...(isWaiting && { 'aria-busy': true, style: { visibility: 'hidden' } })}
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: '' }}
  />
)
