import { demoChurches, type DemoChurchName } from '../churches.ts'

/** Somebody of a congregation, who plays no part in tests: in groups, and where else a church is more than a few. */
export type Neighbour = { nome: string; sobrenome: string; email: string; idioma: 'pt_BR' | 'en' | 'es' }

const names: Partial<Record<DemoChurchName, string>> = {
  full: `Rosa Tavares, Otávio Brandão, Celina Amorim, Davi Quintela, Neide Barros, Samuel Peixoto, Luísa Fontes,
    Edson Marçal, Bianca Leal, Caio Serrano, Marlene Couto, Vítor Salgado, Talita Mourão, Wagner Pires`,
  english: `Caleb Ouellette, Ruth Pettingill, Owen Dyer, Marguerite Cyr, Silas Beal, Hannah Frost, Eli Thibodeau,
    Nora Sewall, Amos Leighton, Priya Raman, Joel Hutchins, Clara Merrill`,
  spanish: `Amparo Ferrer, Vicent Soler, Lucía Marzal, Pau Ribes, Inés Navarro, Tomás Giner, Remedios Alcover,
    Hugo Bellver, Carmen Llopis, Andrés Pastor, Elena Climent, Mateo Vidal`,
}

/** By church. */
export const neighbours: Partial<Record<DemoChurchName, Neighbour[]>> = Object.fromEntries(
  Object.entries(names).map(([church, all]) => [
    church,
    all.split(/,\s+/).map((name) => neighbour(name, demoChurches[church as DemoChurchName].idioma)),
  ]),
)

function neighbour(name: string, idioma: Neighbour['idioma']): Neighbour {
  const [nome = '', sobrenome = ''] = name.split(' ')
  const local = `${nome}.${sobrenome}`.normalize('NFD').replace(/[^\w.]/g, '')
  return { nome, sobrenome, email: `${local.toLowerCase()}@vizinhos.example`, idioma }
}
