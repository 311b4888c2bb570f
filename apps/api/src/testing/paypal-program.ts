import { startPayPal } from './stand-in-paypal.ts'

/** PayPal's protocol and the page where people agree, as a process of its own: for journeys in a browser. */
const { url } = await startPayPal()
process.stdout.write(`PayPal is ready at ${url.replace('127.0.0.1', 'localhost')}\n`)
