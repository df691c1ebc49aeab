import { Section } from '@farandfew/ui/page/section.tsx'
import { type ComponentType, type HTMLAttributes, useState } from 'react'
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
  const attributes = when === 'chosen' && ofChoice
  return function Island(props: Props) {
    const hydrated = useHydrated()
    const [isPrerendered] = useState(!hydrated)
    const isWaiting = useBrowserValue(() => when === 'chosen' && hasChoice(), false)
    const isKept = isPrerendered && !isWaiting
    if (Preloaded) {
      // The same elements as those of `Deferred` and `KeptMarkup` in the browser.
      return (
        <div>
          <div>
            <div {...attributes}>
              <Preloaded {...props} />
            </div>
          </div>
        </div>
      )
    }
    const kept = <KeptMarkup {...attributes} {...(isWaiting && hiddenPlace)} />
    return (
      <Deferred
        load={load}
        props={props}
        when={!isKept ? 'now' : when === 'idle' ? when : 'near'}
        placeholder={isPrerendered ? kept : <div aria-busy style={{ minHeight }} />}
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

/** Markup that waits keeps its place, and shows nothing. */
const hiddenPlace = { 'aria-busy': true, style: { visibility: 'hidden' } } as const

/** Hydrates as an empty element, which leaves the prerendered markup as it is. */
const KeptMarkup = (attributes: HTMLAttributes<HTMLDivElement>) => (
  <div {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
)
