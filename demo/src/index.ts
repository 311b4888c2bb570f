export { demoChurches, demoOrganizacoes, type DemoChurch, type DemoChurchName } from './churches.ts'
export { descriptions } from './world.ts'
export { loadDemo, type LoadDemoOptions } from './load-demo.ts'
export { demoPassword, demoPeople, type DemoPerson, type DemoPersonName } from './people.ts'
