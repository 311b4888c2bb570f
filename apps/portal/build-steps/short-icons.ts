import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const DRAWS = readFileSync(join(import.meta.dirname, 'draw-icon.ts'), 'utf8')
/**
 * React asks for keys where a list changes; those of a picture are six letters each that nothing can compress. Its names
 * become classes that no style of ours knows, and nearly all are as large.
 */
const UNUSED = /,\s*key: "\w+"|\n {2}(?:name: "[\w-]+"|size: 24),|,\n {2}aliases: \[[^\]]*\]/g

/**
 * Decision 248: the pages' icons are those of `lucide-react`, without keys and names, and drawn by a few lines of ours: its
 * own know much that nobody asks for, on every page. Development takes them as they are.
 */
export function shortIcons(): Plugin {
  return {
    name: 'atrio:short-icons',
    apply: 'build',
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => ({ code: DRAWS, moduleType: 'ts', moduleSideEffects: false }),
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: shortIcon(code), map: null }),
    },
  }
}

export function shortIcon(code: string): string {
  return code.replaceAll(UNUSED, '')
}
