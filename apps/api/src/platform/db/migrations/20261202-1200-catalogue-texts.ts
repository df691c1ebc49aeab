/**
 * Stores the texts of the catalogue again: the long editions have highlights, and visas the working days that they take. A trip
 * that an operator has changed keeps its own.
 */
export { up } from './20261127-0450-catalogue-texts.ts'
