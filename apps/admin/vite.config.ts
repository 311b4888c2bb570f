import { join } from 'node:path'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { LOCALES } from '@atrio/rules'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { browserCalls } from '../../scripts/build-steps/browser-calls.ts'
import { markLanguage, splitDocument, splitLanguages } from '../../scripts/build-steps/one-language.ts'
import { precompress } from '../../scripts/build-steps/precompress.ts'
import { chunkGroups } from './chunks.ts'
import { writeDocuments } from './documents.ts'
import { paraglideOptions } from './paraglide.config.ts'

export default defineConfig({
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    markLanguage(),
    browserCalls('staff'),
    tailwindcss(),
    oneLanguageEach(),
  ],
  build: {
    outDir: 'build',
    target: 'es2022',
    // Nothing inline: the policy lets only files of the site itself run.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    minify: 'terser',
    terserOptions: { compress: { passes: 2 } },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
})

/** What is written last: scripts and documents for each language (Decisions 50, 272), and what is sent of them. */
function oneLanguageEach(): Plugin {
  return {
    name: 'atrio:one-language-each',
    apply: 'build',
    async writeBundle({ dir }, output) {
      const build = dir!
      await splitLanguages(join(build, 'assets'), LOCALES)
      await splitDocument(build, LOCALES)
      await writeDocuments(build, output, [paraglideVitePlugin(paraglideOptions)])
      await precompress(build)
    },
  }
}
