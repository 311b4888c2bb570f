import { defineSlice } from '../lib/define-slice.ts'

export const slice = defineSlice({
  parameters: {
    kept: ['message', 'page'],
    passed: ['busca', 'latitude', 'longitude', 'pagina'],
    browser: ['token'],
  },
})
