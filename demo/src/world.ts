import type { ChurchDescription } from './church-description.ts'
import { camino } from './churches/camino.ts'
import { colina } from './churches/colina.ts'
import { encina } from './churches/encina.ts'
import { esperanca } from './churches/esperanca.ts'
import { harbor } from './churches/harbor.ts'
import { lantern } from './churches/lantern.ts'
import { portoAntigo } from './churches/porto-antigo.ts'
import { ribeiraoManso } from './churches/ribeirao-manso.ts'
import type { DemoChurchName } from './churches.ts'

/** What each church of the demo world publishes. */
export const descriptions: Record<DemoChurchName, ChurchDescription> = {
  full: esperanca,
  english: harbor,
  spanish: camino,
  sparse: ribeiraoManso,
  inactive: portoAntigo,
  ownHost: colina,
  otherOrganisation: lantern,
  otherOrganisationSpanish: encina,
}
