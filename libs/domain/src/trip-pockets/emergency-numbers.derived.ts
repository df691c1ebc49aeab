import { byDestination } from '../destinations/all-destinations.ts'

export const emergencyNumbers = byDestination(({ emergency }) => emergency)
