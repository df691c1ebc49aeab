import { destinationSlugs } from '../destinations/destinations.derived.ts'
import { emergencyNumbers } from './emergency-numbers.derived.ts'

it.each(destinationSlugs)('%s has a number for every emergency', (slug) => {
  const { numbers } = emergencyNumbers[slug]
  const labels = numbers.map(({ label }) => label.toLowerCase()).join()
  for (const need of ['police', 'ambulance', 'fire']) expect(labels).toContain(need)
  for (const { number } of numbers) expect(number).toMatch(/^\d{3,4}$/)
})

it('has missions with numbers that a phone can dial from anywhere', () => {
  for (const { missions } of Object.values(emergencyNumbers)) {
    for (const { label, number } of missions) {
      expect(label).toContain('India')
      expect(number).toMatch(/^\+\d[\d ]{7,}$/)
    }
  }
})
