import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { browserCalls } from '../../scripts/build-steps/browser-calls.ts'
import { markLanguage } from '../../scripts/build-steps/one-language.ts'
import { lazyStyles } from './build-steps/lazy-styles.ts'
import { chunkGroups } from './chunks.ts'
import { paraglideOptions } from './paraglide.config.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    markLanguage(),
    browserCalls('portal'),
    tailwindcss(),
    reactRouter(),
    lazyStyles(),
  ],
  // Of its two thousand icons the pages draw some fifty; the server would hold them all. Development takes it whole.
  ssr: command === 'build' ? { noExternal: ['lucide-react'] } : {},
  // Found one page after another, libraries would be bundled anew for each, and the page that waits fails.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.server.*'] },
  // Slower than the default, and two kilobytes smaller on every page; the second pass finds half a kilobyte more.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: { ecma: 2020, safari10: false, compress: { passes: 2 } },
    // What a lazy part needs is found in its own file: named beforehand, in each that may ask for it, it was two to four
    // kilobytes of every first visit (Decision 275). Stylesheets stay named.
    modulePreload: { resolveDependencies: (_, needed, { hostType }) => (hostType === 'js' ? [] : needed) },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
}))
