/** A chunk of its own, loaded when a picture is opened. */
export { Lightbox as default } from '@farandfew/ui/lightbox/lightbox.tsx'
