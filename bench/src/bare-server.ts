// The reference: Node's own HTTP server, sending bytes that it was given and doing nothing else.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [bodyFile = '', headers = '{}'] = process.argv.slice(2)
const body = readFileSync(bodyFile)
const fixed = JSON.parse(headers) as Record<string, string>

const server = createServer((_request, response) => {
  response.writeHead(200, fixed)
  response.end(body)
})
server.listen(Number(process.env['PORT']), '127.0.0.1', () => {
  const address = server.address()
  console.log(`ready at http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
})
process.once('SIGTERM', () => process.exit(0))
