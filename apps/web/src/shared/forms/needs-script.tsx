import { brand } from '@farandfew/domain/brand/brand.ts'

/** Shown in place of a form if the browser runs no scripts. */
export function NeedsScript() {
  return (
    <noscript>
      <p>
        This part of the page needs JavaScript. You can write to{' '}
        <a href={`mailto:${brand.email}`}>{brand.email}</a> instead.
      </p>
    </noscript>
  )
}
