import { demoChurches, type DemoChurchName } from '@atrio/demo'

/** The address of a page of a demo church on the server under test. */
export function churchUrl(church: DemoChurchName, path = '/'): string {
  return hostUrl(demoChurches[church].hosts[0], path)
}

/** The address of a page at any host name; all of `*.localhost` is this machine. */
export function hostUrl(host: string, path = '/'): string {
  return `http://${host}:${process.env.E2E_PORT}${path}`
}
