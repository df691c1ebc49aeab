/** Stores the texts of the catalogue again, which have changed since. A trip that an operator has changed keeps its own. */
export { up } from './20261127-0450-catalogue-texts.ts'
