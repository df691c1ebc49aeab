import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react'

export type UiLinkProps = ComponentProps<'a'> & { href: string }

const LinkContext = createContext<ComponentType<UiLinkProps> | 'a'>('a')

/**
 * Sets the component that links render. This package knows no router, so an app passes a component that takes `href` and
 * hands `ref` and all other props to its anchor. Without a provider, links are plain anchors.
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
