import { defineSlice } from '../lib/define-slice.ts'

export const slice = defineSlice({
  parameters: { kept: ['step'], passed: ['redirectTo'], browser: ['ativacao', 'campos', 'codigo'] },
})
