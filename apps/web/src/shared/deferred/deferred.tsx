import { Button } from '@farandfew/ui/button'
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import { FocusKeeper } from './focus-keeper.tsx'

export type LoadPart<Props = object> = () => Promise<{ default: ComponentType<Props> }>

interface DeferredProps<Props extends object> {
  /** Loads the part's chunk. Must not change between renders. */
  load: LoadPart<Props>
  /** What the part is given. */
  props: Props
  /** What stands there until the part has come. */
  placeholder: ReactNode
  /** `near`: when a person comes near; `now`: at once. */
  when?: 'near' | 'now'
  /** The placeholder is as good as the part, so that a part that cannot be loaded needs no words. */
  placeholderSuffices?: boolean
}

/** How far below the screen a part starts to load, so that it is there when a person arrives. */
const ahead = '600px'

/** A part of a page whose code arrives when it is needed. */
export function Deferred<Props extends object>({
  load,
  props,
  placeholder,
  when = 'near',
  placeholderSuffices = false,
}: DeferredProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>(
    when === 'now' ? 'loading' : 'waiting',
  )

  useEffect(() => {
    if (!place.current || state !== 'waiting') return
    return whenNear(place.current, () => setState('loading'))
  }, [state])

  useEffect(() => {
    if (state !== 'loading') return
    let current = true
    const show = (module: { default: ComponentType<Props> }) => {
      if (current) setPart(() => module.default)
    }
    load().then(
      // As a transition it is rendered in slices: a part may hold much, and the person may be scrolling.
      (module) => startTransition(() => show(module)),
      () => current && setState('failed'),
    )
    return () => {
      current = false
    }
  }, [state, load])

  if (state === 'failed' && !Part && !placeholderSuffices) {
    return <LoadProblem onRetry={() => setState('loading')} />
  }
  return (
    <FocusKeeper>{Part ? <Part {...props} /> : <div ref={place}>{placeholder}</div>}</FocusKeeper>
  )
}

/** Calls once when a person comes near: by scrolling, or by the keyboard, whose next stop may be in what is not there yet. */
function whenNear(place: Element, arrive: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && arrive(),
    { rootMargin: ahead },
  )
  observer.observe(place)
  window.addEventListener('keydown', arrive, { once: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('keydown', arrive)
  }
}

function LoadProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p>This part of the page did not load. Please check your connection.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
