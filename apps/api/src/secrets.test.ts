import { expect, it } from 'vitest'
import { seal, unseal } from './sealed.ts'
import { loadSecrets } from './secrets.ts'

it('opens what was sealed before the last change of the secret, and before the one before', async () => {
  const [first, second, third] = ['1', '2', '3'].map(
    (year) => `${year}-secret-of-more-than-thirty-two-letters`,
  )
  const load = (ATRIO_SECRET: string, ATRIO_SECRET_PREVIOUS?: string[]) =>
    loadSecrets({ ATRIO_SECRET, ATRIO_SECRET_PREVIOUS, secretsDir: '' })
  const sealed = seal(await load(first!), 'observacoes', '1 2', 'alergia a amendoim')
  const now = await load(third!, [second!, first!])
  expect(unseal(now, 'observacoes', '1 2', sealed)).toBe('alergia a amendoim')
  expect(() =>
    unseal({ ...now, keys: (purpose) => now.keys(purpose).slice(0, 2) }, 'observacoes', '1 2', sealed),
  ).toThrow('does not open')
})
