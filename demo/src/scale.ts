import { parseArgs } from 'node:util'
import { runTool } from './demo-server.ts'
import { scaleWorld } from './scale/scale-world.ts'

const { values } = parseArgs({
  options: {
    igrejas: { type: 'string', default: '10000' },
    organizacoes: { type: 'string', default: '20' },
    documentos: { type: 'string' },
    grupos: { type: 'string' },
  },
})
await runTool(async ({ owner }) => {
  const igrejas = count('igrejas', values.igrejas)
  const organizacoes = count('organizacoes', values.organizacoes)
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  const made = await scaleWorld(owner, {
    igrejas,
    organizacoes,
    ...(values.documentos ? { documentos: count('documentos', values.documentos) } : {}),
    ...(values.grupos ? { grupos: count('grupos', values.grupos) } : {}),
    onProgress: (so) => {
      if (so % 1000 === 0) console.info(`  ${so} churches after ${seconds()} s`)
    },
  })
  console.info(
    `Made ${made} churches in ${seconds()} s; codes escala-000001 to escala-${String(igrejas).padStart(6, '0')}.`,
  )
})

function count(name: string, value: string): number {
  if (!/^[1-9]\d{0,5}$/.test(value))
    throw new Error(`--${name} must be a number from 1 to 999999, not ${value}`)
  return Number(value)
}
