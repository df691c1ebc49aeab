/** A piece of a line; a text in it may name a fact of the club, as in `{{brand.name}}`. */
export type Inline =
  | string
  | { readonly type: 'strong' | 'emphasis'; readonly content: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly content: readonly Inline[] }

export type Block =
  | {
      readonly type: 'heading'
      readonly level: 2 | 3
      /** For links to this place. */
      readonly id: string
      readonly content: readonly Inline[]
    }
  | { readonly type: 'paragraph'; readonly content: readonly Inline[] }
  | {
      readonly type: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Inline[])[]
    }

/** One of the texts of content/, as the build has read it. */
export interface Text {
  readonly title: string
  /** One sentence or two; also what search engines show. */
  readonly description: string
  readonly blocks: readonly Block[]
}
