import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react'

/** What a link is given: an address, and everything an anchor takes. */
export type UiLinkProps = ComponentProps<'a'> & { href: string }

const LinkContext = createContext<ComponentType<UiLinkProps> | 'a'>('a')

/**
 * Says what a link is made of. The library knows no router: an app passes a component that takes
 * `href` and hands `ref` and all other props on to its anchor. Without one, links are plain anchors.
 */
export function LinkProvider(props: {
  component: ComponentType<UiLinkProps>
  children: ReactNode
}) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>
}

/** A link inside the site. */
export function UiLink(props: UiLinkProps) {
  return createElement(useContext(LinkContext), props)
}
