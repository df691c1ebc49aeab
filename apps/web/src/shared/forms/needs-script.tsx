import { brand } from '@farandfew/domain/brand'

/** Stands in a form's place until its code has come; read where scripts are switched off. */
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
