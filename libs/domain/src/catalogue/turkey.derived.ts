import { catalogue } from './catalogue.ts'

/** The trip that is built into the home page's carousel. */
export const turkey = catalogue[0]!
