/** What the application, the sandbox and the tokenisation service prove themselves with to each other. */
export function sandboxKeys(secrets: { keys: (purpose: string) => Buffer[] }) {
  const text = (purpose: string) => secrets.keys(purpose).map((key) => key.toString('base64url'))
  return {
    key: text('payments-sandbox')[0]!,
    tokensKey: text('payments-sandbox-tokens')[0]!,
    webhookSecrets: text('payments-sandbox-webhooks'),
  }
}
