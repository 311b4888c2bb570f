import { spawnSync } from 'node:child_process'
import type { Binaries } from './binaries.ts'

/** Under which user the server's programs run, and how they are told to end with this process. */
export type Identity = {
  /** Put before a program's own command line. */
  prefix: string[]
  /** For `spawn`, where no program on this machine can change the user. */
  user: { uid?: number; gid?: number }
  /** Who must own the server's files; undefined when that is this process's own user. */
  files?: { uid: number; gid: number }
  /** The server reaches only what is open to everyone: the data folder must let it pass. */
  outsider?: boolean
}

/** PostgreSQL refuses root. As root it runs in a user namespace or, where those are forbidden, as nobody. */
export function chooseIdentity(binaries: Binaries): Identity {
  const root = process.getuid?.() === 0
  const candidates = root ? [IN_NAMESPACE, AS_NOBODY_WITH_ACCESS, AS_NOBODY] : [AS_SELF]
  for (const candidate of candidates) {
    if (works(candidate, END_WITH_PARENT, binaries)) {
      return { ...candidate, prefix: [...candidate.prefix, ...END_WITH_PARENT] }
    }
    if (works(candidate, [], binaries)) return candidate
  }
  throw new Error(
    root
      ? 'PostgreSQL does not run as root, and neither a user namespace nor another user can be used here: ' +
          'start as an ordinary user, or give the address of a running PostgreSQL with DATABASE_URL'
      : `PostgreSQL ${binaries.version} does not run on this machine: ${binaries.postgres}`,
  )
}

const NOBODY = 65_534

const AS_SELF: Identity = { prefix: [], user: {} }

// Root outside, another number inside: the server may read wherever this process may.
const IN_NAMESPACE: Identity = {
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'],
  user: {},
  files: { uid: 0, gid: 0 },
}

// The one capability lets it pass a home folder that is closed to others.
const AS_NOBODY_WITH_ACCESS: Identity = {
  prefix: [
    'setpriv',
    `--reuid=${NOBODY}`,
    `--regid=${NOBODY}`,
    '--clear-groups',
    // Without it the kernel drops the capability as soon as initdb asks `access` for what it may read.
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ],
  user: {},
  files: { uid: NOBODY, gid: NOBODY },
}

const AS_NOBODY: Identity = {
  prefix: [],
  user: { uid: NOBODY, gid: NOBODY },
  files: { uid: NOBODY, gid: NOBODY },
  outsider: true,
}

// A process killed with -9 cannot stop its server: the kernel does it.
const END_WITH_PARENT = ['setpriv', '--pdeathsig', 'INT']

function works(identity: Identity, more: string[], binaries: Binaries): boolean {
  const [command, ...args] = [...identity.prefix, ...more, binaries.postgres, '--version']
  const env = { ...process.env, ...binaries.env }
  return spawnSync(command, args, { ...identity.user, env, stdio: 'ignore' }).status === 0
}
