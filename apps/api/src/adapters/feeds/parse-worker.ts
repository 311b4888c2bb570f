import { parentPort, workerData } from 'node:worker_threads'
import { parseFeed } from './parse-feed.ts'

const { body, contentType, address } = workerData as {
  body: Uint8Array
  contentType: string
  address: string
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort!.postMessage(parseFeed(body, contentType, address))
