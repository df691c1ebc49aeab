import type { DestinationSlug } from '../destinations/all-destinations.ts'
import type { PhoneEntry, TripPocket } from './trip-pocket.ts'

/** Whom to call in a country. A number without a source in docs/sources.md is left out. */
export type EmergencyNumbers = NonNullable<TripPocket['emergency']>

const entry = (label: string, number: string): PhoneEntry => ({ label, number })
const everything = (number: string) => entry('Police, ambulance and fire', number)
const police = (number: string) => entry('Police', number)
const ambulance = (number: string) => entry('Ambulance', number)
const fire = (number: string) => entry('Fire', number)

const country = (
  name: string,
  numbers: readonly PhoneEntry[],
  missions: readonly PhoneEntry[] = [],
): EmergencyNumbers => ({
  country: name,
  numbers: [...numbers],
  missions: [...missions],
})

/** The numbers of each destination's country, and of the Indian missions there. Sources: docs/sources.md. */
export const emergencyNumbers: Readonly<Record<DestinationSlug, EmergencyNumbers>> = {
  turkey: country('Türkiye', [everything('112')]),
  bali: country('Indonesia', [
    police('110'),
    ambulance('118'),
    fire('113'),
    entry('From a mobile phone', '112'),
  ]),
  montenegro: country('Montenegro', [
    everything('112'),
    police('122'),
    ambulance('124'),
    fire('123'),
  ]),
  'sri-lanka': country('Sri Lanka', [police('119'), ambulance('1990'), fire('110')]),
  portugal: country('Portugal', [everything('112')]),
  mexico: country(
    'Mexico',
    [everything('911')],
    [entry('Embassy of India, Mexico City', '+52 55 5531 1050')],
  ),
  japan: country(
    'Japan',
    [police('110'), entry('Ambulance and fire', '119')],
    [entry('Embassy of India, Tokyo', '+81 3 3262 2391')],
  ),
  albania: country(
    'Albania',
    [everything('112'), police('129'), ambulance('127'), fire('128')],
    [entry('Embassy of India, Tirana', '+355 69 744 3684')],
  ),
  armenia: country(
    'Armenia',
    [everything('911'), entry('From a mobile phone', '112')],
    [entry('Embassy of India, Yerevan: emergencies', '+374 55 009118')],
  ),
  'koh-samui': country('Thailand', [
    police('191'),
    ambulance('1669'),
    fire('199'),
    entry('Tourist police', '1155'),
  ]),
}
