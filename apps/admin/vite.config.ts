import { paraglideVitePlugin } from '@inlang/paraglide-js'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { paraglideOptions } from './paraglide.config.ts'

export default defineConfig({
  plugins: [paraglideVitePlugin(paraglideOptions), tailwindcss()],
  build: {
    outDir: 'build',
    target: 'es2022',
    // Nothing inline: the policy lets only files of the site itself run.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    minify: 'terser',
  },
})
