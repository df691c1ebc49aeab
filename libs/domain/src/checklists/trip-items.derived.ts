import { byDestination } from '../destinations/all-destinations.ts'

export const packing = byDestination((destination) => destination.packing)
export const plugs = byDestination((destination) => destination.plugs)
