// Loaded before the server: what demo churches take by PayPal goes to the provider's own protocol, not to the sandbox.
import { descriptions } from '@atrio/demo'

for (const { metodos } of Object.values(descriptions)) {
  for (const metodo of metodos) if (metodo.codigo === 'paypal') metodo.idGatewayPagamento = 100
}
