import { measuredPath } from '@atrio/rules'
import type { ErrorEvent } from '@sentry/browser'

/** Of a message so much; what an error quotes comes from what somebody typed or is called. */
const MOST = 200

/**
 * What is left of a report: what kind of error, where in our scripts, on which page. It is made of what is named here, so
 * that what a new version of the library adds stays at home.
 *
 * @param names of who is here: they are taken out wherever they stand
 */
export function cleanReport(event: ErrorEvent, names: readonly string[]): ErrorEvent {
  const { exception, event_id, timestamp, level, platform, sdk } = event
  const values = exception?.values?.map(({ type, value, stacktrace, mechanism }) => ({
    type,
    value: cleanText(value ?? '', names),
    ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled } }),
    stacktrace: {
      frames: stacktrace?.frames?.map(({ filename, function: name, lineno, colno, in_app }) => ({
        filename: filename && cleanAddress(filename),
        function: name,
        lineno,
        colno,
        in_app,
      })),
    },
  }))
  return {
    type: undefined,
    event_id,
    timestamp,
    level,
    platform,
    ...(sdk && { sdk: { name: sdk.name, version: sdk.version } }),
    ...(event.message && { message: cleanText(event.message, names) }),
    exception: { values },
    request: { url: cleanAddress(location.href) },
  }
}

function cleanText(text: string, names: readonly string[]): string {
  let clean = text
  for (const name of names.flatMap((one) => [one, ...one.split(/\s+/)])) {
    if (name.length > 1) clean = clean.replaceAll(new RegExp(escapeRegex(name), 'giu'), '…')
  }
  return clean
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|«[^»]*»|\{[^}]*\}?/gu, '…')
    .replaceAll(/https?:\/\/\S+/gu, (address) => cleanAddress(address))
    .replaceAll(/\S+(?:@|%40)\S+/gu, '…')
    .replaceAll(/\d[\d\s().+/-]{2,}\d/gu, '…')
    .slice(0, MOST)
}

function cleanAddress(address: string): string {
  const url = URL.parse(address)
  return url ? url.origin + measuredPath(url.pathname) : '…'
}

function escapeRegex(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
