import { expect, it } from 'vitest'
import { createNewest } from './newest.ts'

it('gives the answer to what was asked last, and nothing for an earlier one, however late it comes or fails', async () => {
  const { take } = createNewest()
  const [slow, broken] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const first = take(slow.promise)
  const second = take(broken.promise)
  const third = take(Promise.resolve('third'))
  slow.resolve('first')
  broken.reject(new Error('second'))
  expect(await Promise.all([first, second, third])).toEqual([undefined, undefined, 'third'])
})

it('gives nothing of what was forgotten, and what is asked afterwards', async () => {
  const { take, forget } = createNewest()
  const asked = take(Promise.resolve('before'))
  forget()
  expect([await asked, await take(Promise.resolve('after'))]).toEqual([undefined, 'after'])
})

it('fails as what was asked last fails', async () => {
  await expect(createNewest().take(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})
