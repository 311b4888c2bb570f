/** Sent with every answer of the portal. Pages add their own content security policy. */
export const securityHeaders: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(self), payment=(self), usb=(), serial=(), hid=(), midi=(), browsing-topics=()',
  'x-permitted-cross-domain-policies': 'none',
}

/** A host reached over TLS is asked for over TLS from then on. */
export function transportSecurity(scheme: string): Record<string, string> {
  return scheme === 'https' ? { 'strict-transport-security': 'max-age=31536000' } : {}
}
