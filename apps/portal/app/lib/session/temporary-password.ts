let kept: string | null = null

/** Carries a temporary password to the page that must change it, in memory alone, so that nobody types it twice. */
export function keepTemporaryPassword(password: string): void {
  kept = password
}

export function readTemporaryPassword(): string | null {
  return kept
}

export function forgetTemporaryPassword(): void {
  kept = null
}
