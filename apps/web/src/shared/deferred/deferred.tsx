import { ErrorBoundary } from '@farandfew/ui/error-boundary/error-boundary.tsx'
import { Problem } from '@farandfew/ui/problem/problem.tsx'
import {
  failureCause,
  LoadFailure,
  triesBeforeReload,
} from '@farandfew/ui/error-boundary/load-failure.ts'
import { ReloadButton } from '@farandfew/ui/error-boundary/reload-button.tsx'
import {
  type ComponentType,
  Fragment,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { StateKeeper } from './state-keeper.tsx'

export type LoadPart<Props = object> = () => Promise<{ default: ComponentType<Props> }>

interface DeferredProps<Props extends object> {
  /** Loads the part's chunk. Must not change between renders. */
  load: LoadPart<Props>
  /** The props of the part; none unless given. */
  props?: Props
  /** Shown until the part is loaded; nothing unless given. */
  placeholder?: ReactNode
  /** When to load: `near` when the visitor comes near, `idle` also when the page is loaded and has nothing to do, or `now`. */
  when?: 'near' | 'idle' | 'now'
  /** The placeholder shows the same content, so that a failed load needs no message. */
  placeholderSuffices?: boolean
  /** Put around the message of a failed load, if the part is as wide as the page and has its own column. */
  problemFrame?: ComponentType<{ children: ReactNode }>
}

/** The parts that this visit has loaded. Back shows them at once, so that the page has its height when the browser scrolls. */
const loaded = new WeakMap<object, unknown>()

/** How far below the screen a part starts to load. */
const loadMargin = '600px'

/** A part of a page whose code is loaded when it is needed. */
export function Deferred<Props extends object>({
  load,
  props,
  placeholder,
  when = 'near',
  placeholderSuffices = false,
  problemFrame: Frame = Fragment,
}: DeferredProps<Props>) {
  const container = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState(() =>
    when === 'now' ? (loaded.get(load) as ComponentType<Props> | undefined) : undefined,
  )
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>(
    when === 'now' ? 'loading' : 'waiting',
  )
  const [failures, setFailures] = useState(0)

  useEffect(() => {
    if (!container.current || state !== 'waiting') return
    const start = () => setState('loading')
    if (when === 'now') return start()
    const stops = [
      whenNear(container.current, start),
      when === 'idle' ? whenIdle(start) : undefined,
    ]
    return () => stops.forEach((stop) => stop?.())
  }, [state, when])

  useEffect(() => {
    if (state !== 'loading') return
    let current = true
    const show = (module: { default: ComponentType<Props> }) => {
      loaded.set(load, module.default)
      if (current) setPart(() => module.default)
    }
    load().then(
      // A transition renders in slices: the part may be large, and the visitor may be scrolling.
      (module) => startTransition(() => show(module)),
      () => {
        if (!current) return
        setFailures((count) => count + 1)
        setState('failed')
      },
    )
    return () => {
      current = false
    }
  }, [state, load])

  const problem = (error: unknown, times: number, onRetry: () => void) => (
    <Frame>
      <Problem
        title="This part of the page did not load."
        detail={failureCause(error)}
        onRetry={onRetry}
      >
        {times >= triesBeforeReload && <ReloadButton />}
      </Problem>
    </Frame>
  )
  if (state === 'failed' && !Part && !placeholderSuffices) {
    return problem(new LoadFailure(undefined), failures, () => setState('loading'))
  }
  return (
    <ErrorBoundary fallback={({ error, times, retry }) => problem(error, times, retry)}>
      <StateKeeper>
        {Part ? <Part {...(props as Props)} /> : <div ref={container}>{placeholder}</div>}
      </StateKeeper>
    </ErrorBoundary>
  )
}

const otherNeeds = ['keydown', 'beforeprint'] as const

/** Calls `onNear` when the visitor scrolls near the element, prints, or uses the keyboard, whose next stop may be in it. */
function whenNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && onNear(),
    { rootMargin: loadMargin },
  )
  observer.observe(element)
  for (const type of otherNeeds) window.addEventListener(type, onNear, { once: true })
  return () => {
    observer.disconnect()
    for (const type of otherNeeds) window.removeEventListener(type, onNear)
  }
}

/** Calls `onIdle` once the page is loaded and the browser has nothing to do. Safari has no such callback. */
function whenIdle(onIdle: () => void): () => void {
  let isCurrent = true
  const run = () => isCurrent && onIdle()
  const wait = () => (window.requestIdleCallback ?? window.setTimeout)(run)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    isCurrent = false
    window.removeEventListener('load', wait)
  }
}
