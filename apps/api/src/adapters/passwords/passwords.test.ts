import { describe, expect, it } from 'vitest'
import { AppError } from '../../http/errors.ts'
import { commonWords, isCommonPassword } from './common-passwords.ts'
import { createPasswords } from './passwords.ts'

describe('createPasswords', () => {
  it('hashes with argon2id and today’s parameters, each time with another salt', async () => {
    const passwords = createPasswords()
    const [one, two] = [await passwords.hash('Jabuticaba*48'), await passwords.hash('Jabuticaba*48')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    expect(one).not.toBe(two)
    expect(await passwords.verify(one, 'Jabuticaba*48')).toBe(true)
    expect(await passwords.verify(one, 'jabuticaba*48')).toBe(false)
    expect([passwords.isOutdated(one), passwords.isOutdated('$argon2id$v=19$m=19456,t=2,p=1$x$y')]).toEqual([
      false,
      true,
    ])
  })

  it('says no without a hash, after the same work', async () => {
    const passwords = createPasswords()
    const stored = await passwords.hash('Jabuticaba*48')
    const time = async (hash: string | null) => {
      const start = performance.now()
      for (let i = 0; i < 8; i += 1) expect(await passwords.verify(hash, 'Errada!123')).toBe(false)
      return performance.now() - start
    }
    await time(stored)
    const [known, unknown] = [await time(stored), await time(null)]
    expect(unknown / known).toBeGreaterThan(0.4)
    expect(unknown / known).toBeLessThan(2.5)
  })

  it('turns away whoever comes when the line is full, and works on afterwards', async () => {
    const passwords = createPasswords({ parallel: 1, queue: 2 })
    const results = await Promise.allSettled([1, 2, 3, 4, 5].map(() => passwords.hash('Jabuticaba*48')))
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    const refusal = (results[3] as PromiseRejectedResult).reason as AppError
    expect([refusal.code, refusal.retryAfter]).toEqual(['UNAVAILABLE', 1])
    expect(passwords.waiting()).toBe(0)
    await passwords.hash('Jabuticaba*48')
  })

  it('leaves the event loop free', async () => {
    const passwords = createPasswords({ queue: 100 })
    let longest = 0
    let last = performance.now()
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    await Promise.all(Array.from({ length: 30 }, () => passwords.hash('Jabuticaba*48')))
    clearInterval(timer)
    expect(longest).toBeLessThan(200)
  })
})

describe('isCommonPassword', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@ssw0rd123!',
    'Senha@123',
    'Mudar@123',
    'Qwerty123!',
    'Jesus@2024',
    'J3sus!123',
    'DeusEFiel#1',
    'Admin@123',
    'Welcome1!',
    'Abcd1234!',
    'Aa123456!',
    'Amor*2020',
    '123Senha!',
    'Senhasenha1!',
    'Flamengo@10',
    'Contraseña1!'.replace('ñ', 'n'),
    '1q2w3e4r5t!'.replace('1q2w3e4r5t', 'Qwer1234'),
  ])('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each([
    'Jabuticaba*48',
    'Atrio!2026',
    'Pitangueira#31',
    'kT9!vQx2#Lm',
    'Zr7&pW.4',
    'correctHorse/7staple',
    'X9#k2!Q8',
  ])('takes %s', (password) => {
    expect(isCommonPassword(password)).toBe(false)
  })

  it('knows more than the 3,000 commonest, each of which it refuses however it is dressed', () => {
    const words = [...commonWords()]
    expect(words.length).toBeGreaterThan(3_000)
    const dressed = words.map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}@2024`)
    expect(dressed.filter((password) => !isCommonPassword(password))).toEqual([])
  })

  it.each(['Trustno1!', 'Mustang#77', 'Steelers@12', 'Bulldog!2020', 'Sup3rman!', 'Matrix*99', 'Yankees@1'])(
    'refuses %s, of the leaked lists',
    (password) => {
      expect(isCommonPassword(password)).toBe(true)
    },
  )

  it('refuses the own name', () => {
    expect(isCommonPassword('Bezerra@1990', ['Ana', 'Bezerra', 'ana.bezerra'])).toBe(true)
    expect(isCommonPassword('Bezerra@1990', ['Ana'])).toBe(false)
  })
})
