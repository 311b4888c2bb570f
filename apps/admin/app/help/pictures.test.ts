import { readdirSync } from 'node:fs'
import { moduloNomes, type ModuloCodigo } from '@atrio/contract'
import { expect, it } from 'vitest'
import { tasksFor } from './tasks.ts'

it.each(['pt-BR', 'en', 'es'])('in %s each task has its picture, and no picture is of none', (locale) => {
  const files = readdirSync(new URL(`pictures/${locale}`, import.meta.url)).toSorted()
  const tasks = tasksFor({
    papeis: ['ROLE_ADMIN'],
    modulos: Object.keys(moduloNomes.en) as ModuloCodigo[],
  }).map(({ id }) => `${id}.webp`)
  expect(tasks.length).toBeGreaterThanOrEqual(10)
  expect(files).toEqual(tasks.toSorted())
})
