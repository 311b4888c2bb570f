import { openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import fastify from 'fastify'
import { refuseUnderPressure } from '../ops/pressure.ts'

// A process that opens files until it may open no more, and says so if it lives on.
const app = fastify()
refuseUnderPressure(app, 200)
app.get('/', () => 'page')
await app.ready()
await app.inject('/')
try {
  for (;;) openSync('/dev/null', 'r')
} catch (error) {
  const { code } = error as NodeJS.ErrnoException
  await wait(2_500)
  process.stdout.write(`${code} ${(await app.inject('/')).body}`)
  process.exit(0)
}
