import type { Page } from '@playwright/test'

/** A device with a screen lock, as Chromium plays one. */
export async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    passkeys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    /** Whether the person who is asked shows a finger. */
    answer: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Answers what the field of the e-mail offers, as if it had been chosen there, or waits. */
    present: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    count: async (signCount: number) => {
      const [credential] = (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials
      await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
      await devtools.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...credential!, signCount },
      })
    },
  }
}
