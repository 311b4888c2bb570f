import type { User, Usuario } from '@atrio/contract'

export type SessionState =
  | { status: 'starting' | 'anonymous' }
  | { status: 'loggedIn'; user: User; usuario: Usuario; roles: string[] }

export function useSession(): SessionState {
  return { status: 'anonymous' } as SessionState
}

export async function logOut(): Promise<void> {}
