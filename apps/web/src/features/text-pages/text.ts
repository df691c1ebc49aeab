/** A part of a line. It can use a fact of the club, as in `{{brand.name}}`. */
export type Inline =
  | string
  | { readonly type: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly content: readonly Inline[] }

export type Block =
  | {
      readonly type: 'heading'
      readonly level: 2 | 3
      /** The anchor of the heading. */
      readonly id: string
      readonly content: readonly Inline[]
    }
  | { readonly type: 'paragraph'; readonly content: readonly Inline[] }
  | {
      readonly type: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Inline[])[]
    }

/** A text of content/, parsed by the build. */
export interface Text {
  readonly title: string
  /** One or two sentences, also used by search engines. */
  readonly description: string
  readonly blocks: readonly Block[]
}
