import { isQuietPage, measuredPath, ports, portSources, type OpenPort, type Porta } from '@atrio/rules'
import { admitScripts } from '../lib/security/trusted-types.ts'
import { browserPorts } from './browser-ports.ts'
import { forgetTraces } from './forget-traces.ts'
import type { Port } from './port.ts'

interface PageOfPorts {
  open: readonly OpenPort[]
  granted: readonly OpenPort[]
  /** Whether this document's policy lets more in than error reports. */
  isOpen: boolean
  pathname: string
}

const running = new Map<Porta, Promise<Port>>()
const viewed = new Map<Porta, string>()

/**
 * Lets run what was agreed to, and tells it of the page. What runs and may not any more, or a script of others on a page
 * where none may be, is gone with the document: it is loaded anew.
 */
export function showPage({ open, granted, isOpen, pathname }: PageOfPorts): void {
  const isQuiet = isQuietPage(pathname)
  const isGranted = (porta: Porta) => granted.some((one) => one.porta === porta)
  const mayNot = (porta: Porta) => !isGranted(porta) || (isQuiet && ports[porta].isForeign)
  forgetTraces(open.filter(({ porta }) => !isGranted(porta)))
  if ([...running.keys()].some(mayNot) && navigator.onLine) return location.reload()
  for (const port of granted) {
    const { porta } = port
    if ((isQuiet || !isOpen) && ports[porta].categoria !== 'erros') continue
    if (!running.has(porta)) running.set(porta, start(port))
    if (isQuiet || viewed.get(porta) === pathname) continue
    viewed.set(porta, pathname)
    const tell = ({ view }: Port) => view?.(location.origin + measuredPath(pathname))
    running.get(porta)!.then(tell, () => running.delete(porta))
  }
}

async function start(open: OpenPort): Promise<Port> {
  const { port } = await browserPorts[open.porta].load()
  admitScripts(portSources([open], 'script-src'))
  port.start?.(open)
  return port
}
