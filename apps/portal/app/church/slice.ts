import { defineSlice } from '../lib/define-slice.ts'
import { paths } from '../lib/paths.ts'

export const slice = defineSlice({
  menu: {
    home: {
      to: paths.home(),
      group: 'church',
      typed: 'inicio home principal culto horario service times',
    },
    about: {
      to: paths.about(),
      group: 'church',
      typed:
        'endereco onde contato telefone historia address where contact phone directions direccion donde contacto',
    },
    churchs: { to: paths.churchs(), group: 'church', isLast: true },
  },
  kinds: { culto: paths.homeSchedule, igreja: paths.about },
  sitemap: [paths.home(), paths.about(), paths.churchs(), paths.help(), paths.privacy(), paths.terms()],
  parameters: { kept: ['version'] },
})
