import { demoChurches, demoOrganizacoes } from './churches.ts'
import { runTool } from './demo-server.ts'
import { demoPassword, demoPeople } from './people.ts'
import { resetWorld } from './reset-world.ts'

await runTool(async (server) => {
  const started = performance.now()
  await resetWorld(server)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const [organisations, churches, people] = [demoOrganizacoes, demoChurches, demoPeople].map(
    (things) => Object.keys(things).length,
  )
  console.info(
    `Reset: ${organisations} organisations, ${churches} churches, ${people} people in ${seconds} s.`,
  )
  for (const { nome, hosts, flagAtivo } of Object.values(demoChurches)) {
    console.info(`  ${nome}${flagAtivo ? '' : ' (inactive)'}: ${hosts.join(', ')}`)
  }
  console.info(`Everybody's password is ${demoPassword}`)
})
