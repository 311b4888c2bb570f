import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const STATUSES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** What Node cannot read as a request reaches no hook and no route: its refusal carries the same headers as any other. */
export function refuseUnreadable(app: FastifyInstance): void {
  app.server.removeAllListeners('clientError')
  app.server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const status = STATUSES[error.code ?? ''] ?? '400 Bad Request'
      socket.write(
        [
          `HTTP/1.1 ${status}`,
          'content-length: 0',
          'cache-control: no-store',
          'x-content-type-options: nosniff',
          'connection: close',
          '\r\n',
        ].join('\r\n'),
      )
    }
    socket.destroy()
  })
}
